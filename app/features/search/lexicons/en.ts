import { countRules, type Lexicon, phrase } from './lexicon.ts'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const en: Lexicon = {
  endings: [
    // shelves → shelf, but microwaves → microwave.
    [/(?<=[a-z](?:l|r|ea|oa))ves$/, 'f'],
    [/(?<=ss|x|ch|sh)es$/, ''],
    [/(?<=[a-z]{2}[^s])s$/, ''],
  ],
  synonyms: [
    [phrase('televisions?|tvs|telly'), 'tv'],
    [phrase('couch(?:es)?|settees?'), 'sofa'],
    [phrase('closets?'), 'wardrobe'],
    [phrase('bookcases?'), 'bookshelf'],
    [phrase('taps?'), 'faucet'],
    [phrase('cooktops?|stoves?'), 'hob'],
    [phrase('(?:range|extractor) hoods?|(?:extractor|kitchen) fans?'), 'cooker hood'],
  ],
  // “for 2 m” is a measure, and comes before the counts.
  counts: countRules(
    numbers,
    (number) => [`${number}[\\s-]?(?:seaters?|seats?|people|persons?)`, `(?:seats|for) ${number}`],
    'seats',
  ),
  units: { litres: ['litres?', 'liters?'], inches: ['inch(?:es)?'] },
  unsold: {
    rug: ['rug', 'carpet'],
    curtain: ['curtain'],
    lamp: ['lamp', 'chandelier'],
    mattress: ['mattress'],
    dining_chair: ['dining chair', 'chair'],
    office_chair: ['office chair', 'desk chair'],
    armchair: ['armchair'],
    toilet: ['toilet'],
    bathtub: ['bathtub'],
    washing_machine: ['washing machine'],
    oven: ['oven', 'microwave'],
    bedside_table: ['bedside table', 'nightstand'],
    bedding: ['bedding', 'pillow', 'duvet'],
    fridge: ['fridge', 'refrigerator'],
    altar: ['altar'],
    kitchen_cabinet: ['kitchen cabinet', 'kitchen cupboard'],
    fan: ['fan'],
    bunk_bed: ['bunk bed'],
  },
}
