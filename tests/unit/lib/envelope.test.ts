import { expect, test } from 'vitest'
import { requestEnvelope } from '#app/lib/envelope'

test('[DATA-02] the envelope’s language is the locale’s, else the default locale’s, else vi', () => {
  const languageOf = (origin: Parameters<typeof requestEnvelope>[0]) => requestEnvelope(origin, {}).meta.language
  expect(languageOf({ locale: 'ja', defaultLocale: 'de' })).toBe('ja')
  expect(languageOf({ defaultLocale: 'de' })).toBe('de')
  expect(languageOf({ locale: '', defaultLocale: '' })).toBe('vi')
})

test('[DATA-02] lang stands beside the payload and is not the payload’s to choose', () => {
  expect(requestEnvelope({ locale: 'de' }, { email: 'a@b.vn', lang: 'xx' }).data).toEqual({
    email: 'a@b.vn',
    lang: 'de',
  })
})

test('[DATA-04] the traceID of an envelope is empty by default', () => {
  expect(requestEnvelope({ locale: 'de' }, {}).meta.traceID).toBe('')
})
