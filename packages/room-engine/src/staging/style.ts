/** Models that dress a style's rooms; not for sale. */
type Dress = { rug: string; chair: string; print: string; lamp: string; pendant: string }

/** Woods (leading one first), cloths in order of preference, and dressing. */
type Style = { woods: readonly [string, string]; cloths: readonly string[]; dress: Dress }

/** Two woods and one accent a style; the accent is in its print, its chairs or its rug. */
const STYLES = {
  scandinavian: {
    woods: ['ash', 'walnut'],
    cloths: ['linen', 'leather'],
    dress: { rug: 'cream', chair: 'ash-ink', print: 'ink', lamp: 'tripod-ash', pendant: 'linen' },
  },
  japandi: {
    woods: ['oak', 'walnut'],
    cloths: ['linen', 'leather'],
    dress: { rug: 'cream', chair: 'oak-sand', print: 'clay', lamp: 'paper', pendant: 'paper' },
  },
  modern: {
    woods: ['black_oak', 'oak'],
    cloths: ['linen', 'leather'],
    dress: { rug: 'grey', chair: 'black-grey', print: 'black', lamp: 'slim', pendant: 'black' },
  },
  classic: {
    woods: ['walnut', 'oak'],
    cloths: ['leather', 'linen'],
    dress: { rug: 'sand', chair: 'walnut-olive', print: 'green', lamp: 'tripod-walnut', pendant: 'linen' },
  },
  industrial: {
    woods: ['black_oak', 'walnut'],
    cloths: ['leather', 'linen'],
    dress: { rug: 'grey', chair: 'black-rust', print: 'clay', lamp: 'slim', pendant: 'black' },
  },
  tropical: {
    woods: ['oak', 'rattan'],
    cloths: ['rattan', 'linen'],
    dress: { rug: 'jute', chair: 'oak-olive', print: 'green', lamp: 'paper', pendant: 'paper' },
  },
} as const satisfies Record<string, Style>

export type SetStyle = keyof typeof STYLES
export const SET_STYLES = Object.keys(STYLES) as SetStyle[]
export const styleOf = (style: SetStyle): Style => STYLES[style]

/** Lightness (CIE L*) of each wood; rattan goes with all. */
const LIGHTNESS: Record<string, number> = { ash: 77, oak: 70, walnut: 41, black_oak: 16 }
/** Woods nearer to each other than this look like a mistake. */
const LEAST_APART = 20

const isWood = (material: string) => material in LIGHTNESS

const areApart = (one: string, other: string) =>
  Math.abs((LIGHTNESS[one] ?? 0) - (LIGHTNESS[other] ?? 0)) >= LEAST_APART

/** The leading wood of a room: that of its main piece, or of the style. */
export const leadingWood = (style: SetStyle, main?: string): string =>
  main !== undefined && isWood(main) ? main : STYLES[style].woods[0]

/** How a material suits, 0 to 1: the leading wood best; 0 for a wood that no rule allows. */
export function suits(material: string, style: SetStyle, lead = leadingWood(style)): number {
  const { woods, cloths } = styleOf(style)
  const cloth = cloths.indexOf(material)
  if (cloth >= 0) return 1 - 0.2 * cloth
  if (material === lead) return 1
  if (!isWood(material)) return 0.5
  return woods.includes(material) && areApart(material, lead) ? 0.6 : 0
}
