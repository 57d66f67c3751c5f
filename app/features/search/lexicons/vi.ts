import { countRules, type Lexicon, phrase } from './lexicon.ts'

const numbers = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười']

export const vi: Lexicon = {
  isHeadFirst: true,
  hasTellingMarks: true,
  // đen (`den trang`, black and white), chân, gói, thấm.
  ambiguousWithoutMarks: ['đèn', 'chăn', 'gối', 'thảm'],
  endings: [],
  synonyms: [
    [phrase('ti[\\s-]?vi|truyền hình|television'), 'tv'],
    [phrase('walnut'), 'óc chó'],
    [phrase('oak'), 'sồi'],
    [phrase('ash'), 'tần bì'],
    [phrase('gỗ dán|plywood'), 'ván ép'],
    [phrase('(?:ghế )?(?:sofa|sa[\\s-]?lông|salon|[sx][ôo][\\s-]?pha)'), 'sofa'],
    [phrase('bộ (bàn|sofa)'), '$1'],
    [phrase('tủ áo'), 'tủ quần áo'],
    [phrase('máy (?:lạnh|điều h(?:òa|oà))'), 'điều hòa'],
    [phrase('bồn rửa'), 'chậu rửa'],
    [phrase('(rửa|tủ) chén'), '$1 bát'],
    [phrase('vòi sen'), 'sen'],
    // Before "fan", which the shop may not sell.
    [phrase('quạt hút(?: mùi| khói| bếp)?'), 'máy hút mùi'],
  ],
  // In `kệ 2 mét 3 tầng`, three is a number of tiers.
  areCountsFirst: true,
  counts: [
    ...countRules(numbers, (number) => [`${number}\\s?(?:ch[ỗổ](?: ngồi)?|cho ngoi|người|nguoi|ghế|ghe)`], 'seats'),
    ...countRules(numbers, (number) => [`${number}\\s?(?:cánh|cửa)`], 'cánh'),
    ...countRules(numbers, (number) => [`${number}\\s?(ngăn|tầng|buồng|hộc|hố|vùng|chiều|lõi)`]),
  ],
  units: { centimetres: ['phân', 'xăng'], litres: ['lít', 'lit'] },
  unsold: {
    rug: ['thảm', 'thảm trải sàn', 'thảm phòng khách', 'thảm lót'],
    curtain: ['rèm', 'rèm cửa', 'màn cửa'],
    lamp: ['đèn', 'đèn bàn', 'đèn trần', 'đèn chùm', 'đèn ngủ', 'đèn cây'],
    mattress: ['nệm', 'đệm'],
    dining_chair: ['ghế ăn', 'ghế bàn ăn'],
    office_chair: ['ghế văn phòng', 'ghế xoay', 'ghế làm việc'],
    armchair: ['ghế bành', 'ghế thư giãn'],
    toilet: ['bồn cầu', 'bệt vệ sinh'],
    bathtub: ['bồn tắm'],
    washing_machine: ['máy giặt'],
    oven: ['lò nướng', 'lò vi sóng'],
    bedside_table: ['tủ đầu giường', 'táp đầu giường'],
    bedding: ['chăn', 'chăn ga', 'ga giường', 'gối', 'gối ôm'],
    fridge: ['tủ lạnh'],
    altar: ['bàn thờ', 'tủ thờ'],
    kitchen_cabinet: ['tủ bếp'],
    fan: ['quạt', 'quạt trần', 'quạt điện'],
    bunk_bed: ['giường tầng', 'giường 2 tầng'],
  },
}
