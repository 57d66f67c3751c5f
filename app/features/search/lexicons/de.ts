import { countRules, type Lexicon, phrase } from './lexicon.ts'

const numbers = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']

export const de: Lexicon = {
  // Tisch finds Esstisch.
  hasCompounds: true,
  endings: [
    // ü is typed as ue, or as u.
    [/([aou])e/g, '$1'],
    [/(?<=[a-z]{4})(?:en|er|es|e|n|s)$/, ''],
  ],
  synonyms: [
    [phrase('fernseher|fernsehgerät|television'), 'tv'],
    [phrase('couch(?:es)?'), 'sofa'],
  ],
  counts: countRules(numbers, (number) => [`${number}[\\s-]?(?:sitzer|sitze|sitzig|personen|plätze)`], 'seats'),
  units: { litres: ['liter'], inches: ['zoll'] },
  unsold: {
    rug: ['Teppich'],
    curtain: ['Vorhang', 'Gardine'],
    lamp: ['Lampe', 'Leuchte'],
    mattress: ['Matratze'],
    dining_chair: ['Esszimmerstuhl', 'Stuhl'],
    office_chair: ['Bürostuhl', 'Schreibtischstuhl'],
    armchair: ['Sessel'],
    toilet: ['Toilette', 'WC'],
    bathtub: ['Badewanne'],
    washing_machine: ['Waschmaschine'],
    oven: ['Backofen', 'Mikrowelle'],
    bedside_table: ['Nachttisch'],
    bedding: ['Bettwäsche', 'Kissen'],
    fridge: ['Kühlschrank'],
    altar: ['Altar', 'Hausaltar'],
    kitchen_cabinet: ['Küchenschrank'],
    fan: ['Ventilator'],
    bunk_bed: ['Etagenbett', 'Hochbett'],
  },
}
