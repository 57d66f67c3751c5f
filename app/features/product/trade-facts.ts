/**
 * Facts of the trade, which not every product has. A fact is a few whole numbers: kilograms, millimetres or pieces, as
 * its name says.
 */
export const tradeFacts = {
  /** Width × length. */
  mattress_mm: 2,
  seat_height_mm: 1,
  seat_depth_mm: 1,
  /** Width × depth × height of the largest compartment. */
  inside_mm: 3,
  doors: 1,
  drawers: 1,
  shelves: 1,
  /** Free height under a piece. */
  clearance_mm: 1,
  /** Free height under a table's top. */
  knee_mm: 1,
  weight_kg: 1,
} as const

export type TradeFactName = keyof typeof tradeFacts
export type TradeFacts = { [Name in TradeFactName]?: readonly number[] }

export const tradeFactNames = Object.keys(tradeFacts) as TradeFactName[]

/** As a catalogue's file and the database hold them: `inside_mm 570x380x300 doors 4`. */
export const factsText = (facts: TradeFacts): string =>
  tradeFactNames.flatMap((name) => (facts[name] ? [`${name} ${facts[name].join('x')}`] : [])).join(' ')

const MOST = 20_000

/** Reads such a text; names the first part that is wrong. */
export function readFacts(text: string): TradeFacts | { wrong: string } {
  const words = text.split(/\s+/).filter(Boolean)
  const facts: TradeFacts = {}
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value = ''] = words.slice(at)
    const numbers = value.split('x').map((digits) => (/^\d+$/.test(digits) ? Number(digits) : 0))
    const isRight =
      isFactName(name) &&
      facts[name] === undefined &&
      numbers.length === tradeFacts[name] &&
      numbers.every((number) => number >= 1 && number <= MOST)
    if (!isRight) return { wrong: `${name} ${value}`.trim() }
    facts[name] = numbers
  }
  return facts
}

const isFactName = (name: string): name is TradeFactName => Object.hasOwn(tradeFacts, name)
