import type { paints } from '../surfaces/paints.ts'

export const LANGUAGES = ['vi', 'en', 'de', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

/** Lower-case phrases in the order of `LANGUAGES`; alternatives are separated by a bar. */
export type Translations = readonly [vi: string, en: string, de: string, ja: string]

export const verbWords = {
  remove: [
    'bỏ|bỏ đi|bỏ bớt|xóa|xoá|dọn|dọn bớt|gỡ|gỡ bỏ|lấy ra',
    'remove|delete|take out|take away|get rid of|clear|erase',
    'entferne|entfernen|entfernt|wegnehmen|weg|lösche|löschen|raus|räume',
    '消して|消す|消去|取り除いて|取り除く|撤去|片付けて|どけて|なくして',
  ],
  insert: [
    'đặt|thêm|kê|để thêm|bày',
    'add|put|place|insert|set',
    'stelle|stell|stellen|hinzufügen|füge|ergänze|platziere|setze',
    '置いて|置く|追加|加えて|入れて',
  ],
  keep: [
    'giữ|giữ nguyên|để nguyên|đừng đổi|không đổi',
    "keep|leave|preserve|do not change|don’t change|don't change",
    'behalte|behalten|lass|lassen|bleibt',
    '残して|残す|そのまま|変えないで',
  ],
} as const satisfies Record<string, Translations>

export const targetWords = {
  wall: ['tường|bức tường|mảng tường', 'wall|walls', 'wand|wände', '壁|壁面'],
  floor: ['sàn|sàn nhà|nền|nền nhà', 'floor|floors|flooring', 'boden|fußboden', '床|フロア'],
  ceiling: ['trần|trần nhà', 'ceiling', 'decke|zimmerdecke', '天井'],
} as const satisfies Record<string, Translations>

export const colourWords = {
  white: ['trắng', 'white', 'weiß|weiss', '白|ホワイト|白色'],
  off_white: ['trắng ngà|trắng sữa', 'off white|off-white', 'altweiß|gebrochenes weiß', 'オフホワイト'],
  cream: ['kem|màu kem', 'cream', 'creme|cremefarben', 'クリーム|クリーム色'],
  ivory: ['ngà|màu ngà', 'ivory', 'elfenbein', 'アイボリー'],
  beige: ['be|màu be', 'beige|sand', 'beige|sand', 'ベージュ'],
  light_gray: ['xám nhạt|ghi nhạt|ghi sáng', 'light gray|light grey', 'hellgrau', 'ライトグレー|薄いグレー'],
  medium_gray: ['xám|ghi', 'gray|grey', 'grau', 'グレー|灰色'],
  dark_gray: ['xám đậm|ghi đậm', 'dark gray|dark grey', 'dunkelgrau', 'ダークグレー|濃いグレー'],
  charcoal: ['xám than|than chì', 'charcoal|anthracite', 'anthrazit', 'チャコール'],
  black: ['đen', 'black', 'schwarz', '黒|ブラック|黒色'],
  taupe: ['nâu xám', 'taupe|greige', 'taupe', 'トープ|グレージュ'],
  brown: ['nâu', 'brown', 'braun', '茶色|ブラウン'],
  terracotta: ['đất nung|cam đất', 'terracotta', 'terrakotta|terracotta', 'テラコッタ'],
  red: ['đỏ', 'red', 'rot', '赤|レッド|赤色'],
  burgundy: ['đỏ rượu|đỏ đô', 'burgundy|wine red', 'weinrot|bordeaux', 'ワインレッド|ボルドー'],
  pink: ['hồng', 'pink|blush', 'rosa', 'ピンク'],
  peach: ['hồng đào|cam nhạt', 'peach', 'pfirsich', 'ピーチ'],
  orange: ['cam', 'orange', 'orange', 'オレンジ'],
  mustard: ['vàng mù tạt|mù tạt', 'mustard', 'senfgelb|senf', 'マスタード'],
  yellow: ['vàng', 'yellow', 'gelb', '黄色|イエロー'],
  sage_green: ['xanh xám|xanh xô thơm', 'sage|sage green', 'salbei|salbeigrün', 'セージ|セージグリーン'],
  olive_green: [
    'xanh ô liu|ô liu|xanh rêu|rêu',
    'olive|olive green|moss|moss green',
    'oliv|olivgrün|moosgrün',
    'オリーブ|モスグリーン',
  ],
  green: ['xanh lá|xanh lá cây|xanh lục', 'green', 'grün', '緑|グリーン|緑色'],
  teal: ['xanh cổ vịt|xanh mòng két', 'teal|petrol', 'petrol', 'ティール'],
  light_blue: [
    'xanh nhạt|xanh da trời|xanh sương',
    'light blue|sky blue|mist',
    'hellblau|himmelblau',
    '水色|ライトブルー',
  ],
  blue: ['xanh dương|xanh nước biển|xanh lam', 'blue', 'blau', '青|ブルー|青色'],
  navy_blue: ['xanh đậm|xanh than|xanh navy', 'navy|navy blue|dark blue', 'dunkelblau|marineblau', '紺|ネイビー|紺色'],
  lavender: ['tím nhạt|oải hương', 'lavender|lilac', 'lavendel|flieder', 'ラベンダー'],
  purple: ['tím', 'purple|violet', 'lila|violett', '紫|パープル'],
} as const satisfies Record<keyof typeof paints, Translations>

/** Separators between instructions. */
export const joints: Translations = ['và|rồi|sau đó', 'and|then', 'und|dann', '、|。|それから|そして']

/** Words without effect. */
export const fillers: Translations = [
  'hãy|cho|tôi|giúp|làm ơn|với|nhé|đi|này|kia|đó|cái|chiếc|một|bộ|món|đồ|vào|ở|đây|lên|sang|thành|bằng|màu|sơn|sơn lại|tô|lát|lát lại|ốp|thay|đổi|chỗ|phần|vùng|lại|của|toàn bộ|hết|cả|chất liệu|vật liệu|nó|trong|phòng',
  'please|the|this|that|these|those|a|an|it|my|in|on|to|into|with|of|here|there|make|paint|repaint|colour|color|recolour|recolor|change|turn|replace|lay|cover|use|from|by|for|me|all|some|material|as|be|painted|thing|things|room|area|is|out|away',
  'bitte|den|die|das|der|dem|ein|eine|einen|einem|einer|hier|dort|diese|dieses|diesen|dieser|diesem|es|mach|mache|machen|streiche|streich|streichen|male|färbe|färben|ändere|ändern|ersetze|ersetzen|verlege|verlegen|lege|durch|mit|in|auf|zu|zum|aus|aus dem|hin|hinzu|farbe|material|wie|er|ist|so|raum|zimmer|bild|alle|alles|an',
  'を|に|へ|の|は|が|で|と|も|して|する|してください|ください|下さい|塗って|塗る|塗り替えて|変えて|変更|替えて|敷いて|張って|貼って|この|その|ここ|そこ|あの|それ|これ|色|材|風|一つ|ひとつ|部屋|い|な|材質|全部|たい|ほしい|く|貼る|敷く',
]

/** Lighter and darker variants of a colour. */
export const shadeWords = {
  light: ['nhạt|sáng', 'light|pale|soft', 'hell|helles|helle|hellem|zart', '薄い|明るい|淡い'],
  lighter: ['nhạt hơn|sáng hơn', 'lighter', 'heller', 'もっと薄い|もっと明るい|もっと淡い'],
  darker: ['đậm|đậm hơn|tối|sẫm', 'dark|darker|deep', 'dunkel|dunkler|dunkles|dunkle|tief', '濃い|暗い|深い'],
} as const satisfies Record<string, Translations>
