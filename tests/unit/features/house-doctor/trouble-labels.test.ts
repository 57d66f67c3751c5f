import { describe, expect, test } from 'vitest'
import { troubleWords } from '#app/features/house-doctor/trouble-labels'
import { type Locale, locales } from '#app/paraglide/runtime.js'

/** A message function called with a locale. */
type Said = (values: object, options: { locale: Locale }) => string
const sentenceIn = (say: () => string, locale: Locale) => (say as unknown as Said)({}, { locale })

/** Characters or endings that no other of the four languages has. */
const isOf: Partial<Record<Locale, RegExp>> = {
  vi: /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
  ja: /[\u3040-\u30ff].*。$/su,
}

describe.each(Object.entries(troubleWords))('the refusal %s', (_, say) => {
  test('[ROUTE-09] says in each language what happened and what to do', () => {
    const said = locales.map((locale) => sentenceIn(say, locale))
    expect(new Set(said).size).toBe(locales.length)
    for (const [index, sentence] of said.entries()) {
      expect(sentence).toMatch(isOf[locales[index] as Locale] ?? /^[\p{Lu}„“].*\.$/su)
      expect(sentence.length).toBeGreaterThan(15)
    }
  })
})
