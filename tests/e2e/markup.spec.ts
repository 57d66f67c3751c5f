import { HtmlValidate } from 'html-validate'
import { expect, test } from '#tests/support/fixtures'
import { listedPages, unlistedPages } from '#tests/support/pages'
import { type Described, typeFindings } from '#tests/support/schema-org'
import { accountOf } from '#tests/support/visitor'

/** What React writes otherwise means the same; the rest says why it is as it is. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes attributes and elements without an end.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // No native element is a bar without a value that is styled, or the list of a combobox.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
    // Boxes of one name are one question with several answers.
    'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'reset', 'submit'] }],
    // A password becomes a text when its eye is opened, and must not begin with a capital then.
    'input-attributes': 'off',
    // Whoever copies a number must not get spaces that forms refuse.
    'tel-non-breaking': 'off',
  },
})

/** The title of the dialog for messages, which a script fills before it opens. */
const FILLED_LATER = '#message-title'

const locales = ['vi', 'en', 'de', 'ja'] as const

/** What is wrong with a page's markup. */
async function findingsIn(address: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ selector }) => selector !== FILLED_LATER)
    .map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`)
}

for (const locale of locales)
  test(`in ${locale} the markup of every page is valid`, async ({ request }) => {
    const findings: string[] = []
    for (const path of [...listedPages, ...unlistedPages, '/no-such-page']) {
      const address = `/${locale}${path}`
      findings.push(...(await findingsIn(address, await (await request.get(address)).text())))
    }
    expect(findings).toEqual([])
  })

test('the markup of the account page is valid in every language', async ({ request }) => {
  const { email, password } = await accountOf(request)
  const device = { browser: 'Firefox', os: 'Windows', type: 'desktop' }
  const credentials = { email, password, DeviceInfo: device, websiteAccessIp: '' }
  const meta = { language: 'vi', traceID: '' }
  const answer = await request.post('/api/auth/login', { data: { meta, data: credentials } })
  const { data } = (await answer.json()) as { data: { access_token: string } }
  for (const locale of locales) {
    const address = `/${locale}/profile`
    const html = await (await request.get(address, { headers: { cookie: `token=${data.access_token}` } })).text()
    expect(html).toContain(email)
    expect(await findingsIn(address, html)).toEqual([])
  }
})

test('what pages tell search engines is as the types of schema.org have it', async ({ request }) => {
  const described: Described[] = []
  for (const path of listedPages) {
    const html = await (await request.get(`/en${path}`)).text()
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
      described.push(JSON.parse(data))
  }
  // What an action asks for is written beside the vocabulary: `query-input` belongs to the property `query`.
  const known = described.map((one) => JSON.parse(JSON.stringify(one).replace('"query-input"', '"query"')))
  expect(new Set(known.map((one) => one['@type'])).size).toBe(5)
  expect(await typeFindings(known)).toBe('')
  const [product] = known.filter((one) => one['@type'] === 'Product')
  const broken = { ...product, offers: { ...product.offers, availability: 'perhaps', cost: 1 } }
  expect(await typeFindings([broken])).toMatch(/error TS/)
})
