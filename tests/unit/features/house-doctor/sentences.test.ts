import { type Understood, understand } from '@vuong-tron/room-engine/makeover/makeover'
import { expect, test } from 'vitest'
import { oneThing } from '#app/features/house-doctor/editor/spoken-instruction'
import { labelsIn } from '#app/features/house-doctor/labels'
import { locales } from '#app/features/languages/languages'
import sentences from '#tests/support/sentences.json'

/** What a sentence is taken for in its tool; undefined where it is asked back. */
function heard({ language, tool, words }: (typeof sentences)[number]) {
  const locale = locales.find((one) => one === language)
  if (!locale) throw new Error(language)
  const all = understand(words, locale, { [locale]: labelsIn(locale) })
  const understood: Understood = tool === 'precision' ? oneThing(all) : all
  return understood.ok
    ? {
        orders: understood.orders,
        ...(understood.look && { look: understood.look }),
        ...(understood.degree && { degree: understood.degree }),
        ...(understood.leavesChoice && { leavesChoice: true }),
      }
    : undefined
}

test('[TEXT-04] sentences that people wrote are understood as they were meant, as the judged table says', () => {
  const outcomes = sentences.map((sentence) => ({ words: sentence.words, understood: heard(sentence) }))
  expect(outcomes).toEqual(sentences.map(({ words, understood }) => ({ words, understood })))
})

test('[TEXT-04] what no tool can do is asked back', () => {
  const impossible = sentences.filter(({ meant }) => meant === 'ask back')
  expect(impossible).toHaveLength(48)
  for (const sentence of impossible) expect(heard(sentence), sentence.words).toBeUndefined()
})
