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
  if (!understood?.ok) return {}
  const { style, ...others }: Look = understood.look ?? {}
  const { degree } = understood
  return { ...others, ...(style && { makeoverStyle: style }), ...(degree && { intervention: degree }) }
}

/** Accepts a single order only, because several would be ambiguous for this tool. What is not marked stays anyway. */
export function oneThing(understood: Understood): Understood {
  if (!understood.ok) return understood
  const { look, ...said } = understood
  const [order, ...others] = said.orders.filter((one) => one.do !== 'keep')
  // A style is of a piece; beside a colour or a material it only says why.
  const isStyled = order?.do === 'insert' && look?.style !== undefined
  const isOne = order !== undefined && others.length === 0 && !isStyled
  return isOne ? { ...said, orders: [order] } : { ok: false, code: 'not_understood', unknown: [] }
}
