import type { Lexicon } from './lexicon.ts'

export const ja: Lexicon = {
  isUnspaced: true,
  endings: [],
  synonyms: [
    [/テレビ/g, 'tv'],
    [/(?:衣装|洋服)(?:ダンス|だんす|箪笥)/g, 'ワードローブ'],
  ],
  counts: [[/(\d+)\s?人(?:掛け|用|がけ)/g, '$1seats']],
  units: { litres: ['リットル'], inches: ['インチ'] },
  unsold: {
    rug: ['ラグ', 'カーペット', 'じゅうたん'],
    curtain: ['カーテン'],
    lamp: ['ランプ', '照明'],
    mattress: ['マットレス'],
    dining_chair: ['ダイニングチェア', '椅子'],
    office_chair: ['オフィスチェア'],
    armchair: ['アームチェア'],
    toilet: ['トイレ', '便器'],
    bathtub: ['浴槽', 'バスタブ'],
    washing_machine: ['洗濯機'],
    oven: ['オーブン', '電子レンジ'],
    bedside_table: ['ナイトテーブル'],
    bedding: ['布団', '枕'],
    fridge: ['冷蔵庫'],
    altar: ['仏壇', '神棚'],
    kitchen_cabinet: ['キッチンキャビネット'],
    fan: ['扇風機'],
    bunk_bed: ['二段ベッド', '2段ベッド'],
  },
}
