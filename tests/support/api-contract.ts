import assert from 'node:assert/strict'
import { accountContract } from './account-contract'
import { refusalOf, type Term } from './contract-terms'

type Answer = { success: boolean; message: string; data: Record<string, Record<string, unknown>[]> }

const answerOf = async (call: Promise<unknown>) => (await call) as Answer

const render = { patience: 'render' } as const

/** Terms of the API on which the storefront relies, for every transport. */
export const apiContract: Term[] = [
  {
    title: '[API-01] languages are answered with success, message and the four records in their order',
    async holds(api) {
      const { success, message, data } = await answerOf(api.get('/api/v1/languages'))
      assert.deepEqual([success, message], [true, ''])
      const languages = data.languages ?? []
      assert.deepEqual(
        languages.map(({ languageCode }) => languageCode),
        ['vi', 'en', 'de', 'ja'],
      )
      assert.deepEqual(languages[2], {
        languageId: 3,
        uniqueId: '5d6d6c0a-3f0f-4b1e-9a55-0c0f3f6a1b03',
        languageCode: 'de',
        languageName: 'German',
        nativeName: 'Deutsch',
        flagIcon: '/flags/de.svg',
        direction: 'ltr',
        isDefault: false,
        isActive: true,
        sortOrder: 3,
        dateFormat: 'dd.MM.yyyy',
        timeFormat: 'HH:mm',
        currencyCode: 'EUR',
        currencySymbol: '€',
        hreflangCode: 'de',
        localeCode: 'de-DE',
      })
    },
  },
  {
    title: '[API-10] the navbar is a tree of records with both names, and the name of the language asked for',
    async holds(api) {
      const { data } = await answerOf(api.get('/api/categories/navbar', { query: { languageCode: 'de' } }))
      const packages = data.categories?.find(({ slug }) => slug === 'furniture-package')
      assert.equal(packages?.name, 'Gói nội thất')
      assert.equal(packages?.enName, 'Furniture packages')
      assert.deepEqual(packages?.names, { de: 'Möbelpakete' })
      const [tier] = (packages?.children ?? []) as Record<string, unknown>[]
      const fields = Object.keys(tier ?? {}).filter((name) => name !== 'picture')
      assert.deepEqual(fields.sort(), ['children', 'enName', 'id', 'name', 'names', 'slug', 'uniqueID'])
      assert.equal(tier?.enName, 'Package Basic')
      assert.deepEqual(tier?.children, [])
    },
  },
  {
    title: '[API-10] without a language the navbar is Vietnamese, with no other names',
    async holds(api) {
      const { data } = await answerOf(api.get('/api/categories/navbar'))
      assert.ok(data.categories?.length)
      for (const category of data.categories) assert.equal('names' in category, false)
    },
  },
  {
    title: '[AUTH-08] a language that is not spoken is refused with HTTP_ERROR and the code of the problem',
    async holds(api) {
      const refusal = await refusalOf(api.get('/api/categories/navbar', { query: { languageCode: 'fr' } }))
      assert.deepEqual(refusal, { message: 'HTTP 400: Bad Request', code: 'language_not_supported', allow: null })
    },
  },
  {
    title: '[AUTH-08] an address that does not exist is refused',
    async holds(api) {
      const refusal = await refusalOf(api.get('/api/v2/languages'))
      assert.deepEqual(refusal, { message: 'HTTP 404: Not Found', code: 'not_found', allow: null })
    },
  },
  {
    title: '[AUTH-08] a wrong method is refused and the right ones are named',
    async holds(api) {
      const refusal = await refusalOf(api.post('/api/v1/languages', {}))
      assert.deepEqual(refusal, {
        message: 'HTTP 405: Method Not Allowed',
        code: 'method_not_allowed',
        allow: 'GET, HEAD',
      })
    },
  },
  {
    title: '[API-11] a House Doctor call that is no form is refused before anything else',
    async holds(api) {
      const refusal = await refusalOf(api.post('/ai-house-doctor/redesign', {}, render))
      assert.deepEqual(refusal, {
        message: 'HTTP 415: Unsupported Media Type',
        code: 'unsupported_media',
        allow: null,
      })
    },
  },
  ...accountContract,
]
