import type { MaterialId } from '../surfaces/materials/materials.ts'
import type { Translations } from './words.ts'

export const materialWords = {
  oak_planks: [
    'gỗ sồi|sồi|gỗ',
    'oak|oak planks|wood|oak parquet',
    'eiche|eichen|eichendielen|eichenparkett|parkett|holz',
    'オーク|フローリング|木',
  ],
  walnut_planks: ['gỗ óc chó|óc chó', 'walnut|walnut planks', 'nussbaum|nussbaumdielen', 'ウォールナット|ウォルナット'],
  pale_oak_planks: ['gỗ sồi nhạt|sồi nhạt|sồi sáng', 'pale oak|light oak', 'helle eiche', 'ペールオーク|明るいオーク'],
  grey_oak_planks: ['gỗ sồi xám|sồi xám', 'grey oak|gray oak', 'graue eiche', 'グレーオーク'],
  smoked_oak_planks: [
    'gỗ sồi khói|sồi khói|gỗ tối màu',
    'smoked oak|dark oak',
    'räuchereiche|dunkle eiche',
    'スモークオーク|ダークオーク',
  ],
  oak_herringbone: [
    'sồi xương cá|gỗ xương cá|xương cá',
    'oak herringbone|herringbone',
    'eiche fischgrät|fischgrät|fischgrätparkett',
    'ヘリンボーン',
  ],
  walnut_herringbone: ['óc chó xương cá', 'walnut herringbone', 'nussbaum fischgrät', 'ウォールナットヘリンボーン'],
  white_marble: [
    'đá trắng|đá hoa trắng|cẩm thạch|đá hoa|đá cẩm thạch',
    'marble|white marble',
    'marmor|weißer marmor',
    '大理石|白い大理石',
  ],
  dark_marble: [
    'đá đen|đá hoa đen',
    'dark marble|black marble',
    'dunkler marmor|schwarzer marmor',
    '黒い大理石|黒大理石',
  ],
  terrazzo: ['granito|đá mài|terrazzo', 'terrazzo', 'terrazzo', 'テラゾー'],
  cement_tiles: ['gạch bông', 'cement tiles|patterned tiles|encaustic tiles', 'zementfliesen', 'セメントタイル'],
  clay_tiles: [
    'gạch tàu|gạch đất nung',
    'clay tiles|terracotta tiles',
    'tonfliesen|terrakottafliesen',
    '素焼きタイル|テラコッタタイル',
  ],
  concrete: ['bê tông|xi măng', 'concrete|microcement', 'beton', 'コンクリート'],
  brick: ['gạch đỏ|gạch|gạch trần', 'brick|bricks|red brick', 'backstein|ziegel|klinker', 'レンガ|煉瓦'],
  white_brick: ['gạch trắng', 'white brick|white bricks', 'weißer backstein|weiße ziegel', '白いレンガ|白レンガ'],
  limewash: ['vôi|vôi trắng|quét vôi', 'limewash|white limewash', 'kalkfarbe|weiße kalkfarbe', '漆喰|白い漆喰'],
  clay_limewash: ['vôi màu đất|vôi đất', 'clay limewash|clay plaster', 'lehmputz|lehmfarbe', '土壁'],
  oak_slats: [
    'nan sồi|nan gỗ|lam gỗ',
    'oak slats|slats|wood slats',
    'eichenlamellen|lamellen|holzlamellen',
    '木製ルーバー|ルーバー|スラット',
  ],
  rattan: ['mây|mây đan', 'rattan|cane|cane webbing', 'rattan|wiener geflecht|geflecht', 'ラタン|籐'],
} as const satisfies Record<MaterialId, Translations>

/** Furniture, by category. */
export const furnitureWords = {
  bed: ['giường', 'bed', 'bett', 'ベッド'],
  wardrobe: ['tủ quần áo|tủ áo', 'wardrobe|closet', 'kleiderschrank', 'ワードローブ|洋服だんす|クローゼット'],
  'tv-stand': [
    'kệ tv|kệ tivi|kệ ti vi',
    'tv stand|tv unit|tv board|media console',
    'tv-möbel|tv-bank|lowboard|fernsehtisch',
    'テレビ台|テレビボード|tvボード',
  ],
  'shoe-cabinet': ['tủ giày|tủ giầy', 'shoe cabinet|shoe rack', 'schuhschrank', 'シューズボックス|下駄箱|靴箱'],
  bookshelf: ['kệ sách|giá sách|tủ sách', 'bookshelf|bookcase|shelf', 'bücherregal|regal', '本棚|ブックシェルフ'],
  'study-desk': ['bàn học', 'study desk', 'schülerschreibtisch', '学習机|勉強机'],
  'dressing-table': [
    'bàn trang điểm|bàn phấn',
    'dressing table|vanity',
    'schminktisch|frisiertisch',
    'ドレッサー|化粧台|鏡台',
  ],
  'work-desk': [
    'bàn làm việc|bàn viết',
    'desk|work desk|writing desk',
    'schreibtisch|arbeitstisch',
    'デスク|机|ワークデスク',
  ],
  'decor-cabinet': [
    'tủ trang trí|tủ kệ',
    'sideboard|decorative cabinet|cabinet',
    'sideboard|kommode|vitrine',
    '飾り棚|サイドボード|キャビネット',
  ],
  'coffee-table': ['bàn trà|bàn nước', 'coffee table', 'couchtisch', 'コーヒーテーブル|ローテーブル|センターテーブル'],
  'wine-cabinet': ['tủ rượu', 'wine cabinet', 'weinschrank|barschrank', 'ワインキャビネット|ワイン棚'],
  sofa: ['sofa|ghế sofa|ghế sô pha|sô pha', 'sofa|couch', 'sofa|couch', 'ソファ|ソファー'],
  'dining-table': ['bàn ăn', 'dining table', 'esstisch', 'ダイニングテーブル|食卓'],
  'dish-cabinet': [
    'tủ bát|tủ bát đĩa|tủ chén|tủ chén bát',
    'crockery cabinet|dish cabinet|china cabinet',
    'geschirrschrank',
    '食器棚',
  ],
  'file-cabinet': [
    'tủ hồ sơ|hộc hồ sơ',
    'filing cabinet|file cabinet',
    'aktenschrank|rollcontainer',
    '書類棚|ファイルキャビネット',
  ],
} as const satisfies Record<string, Translations>
export type FurnitureKind = keyof typeof furnitureWords
