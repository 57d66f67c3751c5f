import { HtmlValidate } from 'html-validate'
import { expect, test } from '#tests/support/fixtures'
import { listedPages, otherLooks, refusedForms, unlistedPages } from '#tests/support/pages'
import { type Described, typeFindings } from '#tests/support/schema-org'
import { accountOf, anyAddress, tokenOf } from '#tests/support/visitor'

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

const TOO_LONG = `/login?q=${'x'.repeat(9000)}`

const locales = ['vi', 'en', 'de', 'ja'] as const

/** What is wrong with a page's markup. */
async function findingsIn(address: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`)
}

/** What pages look like besides is looked at in one language each, turn by turn. */
const turnOf = <Look>(looks: readonly Look[], locale: (typeof locales)[number]) =>
  looks.filter((_, at) => at % locales.length === locales.indexOf(locale))

for (const locale of locales)
  test(`in ${locale} the markup of every page is valid`, async ({ request, baseURL }) => {
    const findings: string[] = []
    const pages = [...listedPages, ...unlistedPages, ...turnOf(otherLooks, locale)].map((path) => [path, 200] as const)
    for (const [path, status] of [...pages, ['/no-such-page', 404] as const, [TOO_LONG, 414] as const]) {
      const address = `/${locale}${path}`
      const answer = await request.get(address, { maxRedirects: 0 })
      expect([address, answer.status()]).toEqual([address, status])
      findings.push(...(await findingsIn(address, await answer.text())))
    }
    for (const [path, form] of turnOf(refusedForms, locale)) {
      const address = `/${locale}${path}`
      const headers = { origin: String(baseURL), 'x-forwarded-for': anyAddress() }
      const answer = await request.post(address, { form, headers })
      expect([address, answer.status()]).toEqual([address, 422])
      findings.push(...(await findingsIn(address, await answer.text())))
    }
    expect(findings).toEqual([])
  })

test('the markup of the account page is valid in every language, also beside mistakes', async ({
  request,
  baseURL,
}) => {
  const person = await accountOf(request)
  const headers = { cookie: `token=${await tokenOf(request, person)}`, origin: String(baseURL) }
  const forms: Record<string, string>[] = [
    { displayName: '', phoneNumber: '1' },
    { currentPassword: '', newPassword: 'x', confirmPassword: 'y' },
    { confirmation: 'x' },
  ]
  for (const locale of locales) {
    const address = `/${locale}/profile`
    const saved = await request.get(`${address}?state=saved`, { headers, maxRedirects: 0 })
    const refused = await Promise.all(forms.map((form) => request.post(address, { form, headers })))
    expect([saved, ...refused].map((page) => page.status())).toEqual([200, 422, 422, 422])
    for (const page of [saved, ...refused]) {
      const html = await page.text()
      expect(html).toContain(person.email)
      expect(await findingsIn(address, html)).toEqual([])
    }
  }
})

test('what pages tell search engines is as the types of schema.org have it', async ({ request }) => {
  const described: Described[] = []
  for (const path of listedPages) {
    const answer = await request.get(`/en${path}`, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    const html = await answer.text()
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
