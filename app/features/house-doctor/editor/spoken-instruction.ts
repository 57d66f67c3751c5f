import type { Look, Order, Understood } from '@vuong-tron/room-engine/makeover/makeover'

/** What a person has said in words, and how that was understood; nothing while it has not been read as it stands. */
export type Instruction = { words: string; understood?: Understood }

export const NOTHING_SAID: Instruction = { words: '' }

/** What the words ask for; undefined while they are not read, or not understood. */
export function ordersOf({ words, understood }: Instruction): readonly Order[] | undefined {
  if (words.trim() === '') return []
  return understood?.ok ? understood.orders : undefined
}

/** What the words name of the whole room, as the settings below them. */
export function settingsFromWords({ understood }: Instruction) {
  const { style, ...others }: Look = (understood?.ok && understood.look) || {}
  return { ...others, ...(style && { look: style }) }
}

/** As a tool understands it that does one thing at a time: of several, it could only guess which was meant. */
export function oneThing(understood: Understood): Understood {
  if (!understood.ok) return understood
  const [order, ...others] = understood.orders
  const isOne = order !== undefined && order.do !== 'keep' && others.length === 0 && !understood.look?.style
  return isOne ? understood : { ok: false, code: 'not_understood', unknown: [] }
}
