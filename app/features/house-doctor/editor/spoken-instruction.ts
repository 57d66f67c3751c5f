import type { Look, Order, Understood } from '@vuong-tron/room-engine/makeover/makeover'

/** An instruction in words; `understood` is undefined until parsed. */
export type Instruction = { words: string; understood?: Understood }

export const NOTHING_SAID: Instruction = { words: '' }

/** Orders of the words; undefined until understood. */
export function ordersOf({ words, understood }: Instruction): readonly Order[] | undefined {
  if (words.trim() === '') return []
  return understood?.ok ? understood.orders : undefined
}

/** Settings for the whole room named in the words. */
export function settingsFromWords({ understood }: Instruction) {
  const { style, ...others }: Look = (understood?.ok && understood.look) || {}
  return { ...others, ...(style && { makeoverStyle: style }) }
}

/** Accepts a single order only, because several would be ambiguous for this tool. What is not marked stays anyway. */
export function oneThing(understood: Understood): Understood {
  if (!understood.ok) return understood
  const { look: _, ...said } = understood
  const [order, ...others] = said.orders.filter((one) => one.do !== 'keep')
  const isOne = order !== undefined && others.length === 0
  return isOne ? { ...said, orders: [order] } : { ok: false, code: 'not_understood', unknown: [] }
}
