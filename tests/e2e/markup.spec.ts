import { HtmlValidate } from 'html-validate'
import { locales } from '#app/features/languages/languages'
import { expect, test } from '#tests/support/fixtures'
import { listedPages, otherLooks, refusedForms, unlistedPages } from '#tests/support/pages'
import { type Described, typeFindings } from '#tests/support/schema-org'
import { accountOf, anyAddress, tokenOf } from '#tests/support/visitor'

/** Rules switched off are React's spelling; the others give a reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling of attributes and void elements.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // No native element is a styleable indeterminate bar, or a combobox's list.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
    // Checkboxes of one name form one question.
    'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'reset', 'submit'] }],
    // A revealed password becomes a text field, and must not be capitalised.
    'input-attributes': 'off',
    // Copied numbers must not contain no-break spaces, which forms reject.
    'tel-non-breaking': 'off',
  },
})

const TOO_LONG = `/login?q=${'x'.repeat(9000)}`

async function findingsIn(address: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`)
}

/** States of pages are checked in one language each, in turn. */
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
    { intent: 'details', displayName: '', phoneNumber: '1' },
    { intent: 'password', currentPassword: '', newPassword: 'x', confirmPassword: 'y' },
    { intent: 'erase', confirmation: 'x' },
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
      described.push(...[JSON.parse(data)].flat())
  }
  // schema.org's `query-input` annotates the property `query`.
  const known = described.map((one) => JSON.parse(JSON.stringify(one).replace('"query-input"', '"query"')))
  expect([...new Set(known.map((one) => one['@type']))]).toEqual(
    expect.arrayContaining(['Organization', 'BreadcrumbList', 'ProductGroup', 'OfferShippingDetails']),
  )
  expect(await typeFindings(known)).toBe('')
  const [group] = known.filter((one) => one['@type'] === 'ProductGroup')
  const [product] = group.hasVariant
  const broken = { ...product, offers: { ...product.offers, availability: 'perhaps', cost: 1 } }
  expect(await typeFindings([broken])).toMatch(/error TS/)
})
