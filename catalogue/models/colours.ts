import { look, views } from '@vuong-tron/furniture/drawings/view'
import type { Part, Size } from '@vuong-tron/furniture/models/kit/model'
import { type MaterialName, materialOf } from '@vuong-tron/furniture/models/materials'
import type { ColourCode } from '../../app/features/catalogue/materials.ts'

/** A material's colour for shoppers; null for materials that show something else or belong to no product. */
const colourOfMaterial: Record<MaterialName, ColourCode | null> = {
  oak: 'light_wood',
  walnut: 'brown',
  ash: 'light_wood',
  black_oak: 'black',
  birch: 'light_wood',
  mdf_green: 'green',

  black_metal: 'black',
  brass: 'gold',
  chrome: 'metal',
  steel: 'metal',
  dark_steel: 'metal',
  aluminium: 'metal',

  white_plastic: 'white',
  grey_plastic: 'grey',
  black_plastic: 'black',
  white_lacquer: 'white',
  blue_plastic: 'blue',
  rubber: 'black',
  screen: 'black',
  black_glass: 'black',
  display: null,
  light: null,
  ring: 'grey',

  linen: 'beige',
  linen_white: 'white',
  linen_sand: 'beige',
  linen_rust: 'red',
  linen_olive: 'green',
  linen_grey: 'grey',
  linen_ink: 'grey',
  felt: 'black',
  duvet: null,
  throw_sand: null,
  throw_rust: null,
  throw_olive: null,
  rug: null,
  boucle: 'white',
  leather: 'brown',
  leather_black: 'black',

  glass: null,
  smoked_glass: null,
  mirror: null,
  cane: 'light_wood',
  rattan: 'light_wood',

  ceramic_white: 'white',
  ceramic_clay: 'red',
  ceramic_dark: 'grey',
  porcelain: 'white',
  granite: 'grey',
  stone: 'grey',
  marble: 'white',
  plaster_white: 'white',
  terracotta: 'red',

  paper_a: null,
  paper_b: null,
  paper_c: null,
  paper_d: null,
  paper_e: null,
  leaf: null,
  stem: null,
  soil: null,
  bottle: null,
  label: null,

  paint_white: 'white',
  paint_sage: 'green',
  paint_blue: 'blue',
  paint_red: 'red',
  paint_yellow: 'gold',
  paint_green: 'green',
  paint_grey: 'grey',

  plaster: null,
  plaster_sand: null,
  plaster_sage: null,
  plaster_clay: null,
  plaster_mist: null,
  concrete: null,
  trim: null,
  floor_oak: null,
  shade: 'beige',
  sheer: null,
}

/** Bedding is not sold with the bed. */
const bedding: readonly MaterialName[] = ['linen_white', 'linen_sand', 'linen_rust', 'linen_olive']

/** These models show a tin or sack, not the colour inside. */
const packed = [
  'interior-and-exterior-paint',
  'paint-interior',
  'paint-exterior',
  'paint-waterproofing',
  'paint-primer',
]

/** Dots along a piece's longest side, and minimum along its shortest. */
const DOTS = 120
const LEAST_DOTS = 2
/** Minimum visible share of a colour. */
const LEAST_SHARE = 0.25

type Piece = { category: string; size: Size }

/** The colours seen from front, right and above, the largest first. */
export function coloursSeen(parts: readonly Part[], { category, size: { w, d, h } }: Piece): ColourCode[] {
  if (packed.includes(category)) return []
  const isSeen = ({ material }: Part) => materialOf(material).family !== 'glass'
  const opaque = parts.filter((part) => isSeen(part) && !part.prop)
  const scale = Math.max(DOTS / Math.max(w, d, h), LEAST_DOTS / Math.min(w, d, h))
  const [width, depth, height] = [w, d, h].map((length) => Math.max(1, Math.round(length * scale))) as [
    number,
    number,
    number,
  ]
  const dots = new Map<ColourCode, number>()
  for (const [view, across, down] of [
    [views.front, width, height],
    [views.side, depth, height],
    [views.plan, width, depth],
  ] as const)
    for (const number of look({ parts: opaque }, view, across, down, scale).parts) {
      const material = opaque[number - 1]?.material
      if (!material || (category === 'bed' && bedding.includes(material))) continue
      const colour = colourOfMaterial[material]
      if (colour) dots.set(colour, (dots.get(colour) ?? 0) + 1)
    }
  const all = [...dots.values()].reduce((sum, count) => sum + count, 0)
  return [...dots]
    .sort(([, a], [, b]) => b - a)
    .filter(([, count]) => count >= all * LEAST_SHARE)
    .map(([colour]) => colour)
}
