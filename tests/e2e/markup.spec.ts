import { HtmlValidate } from 'html-validate'
import { expect, test } from '#tests/support/fixtures'
import { listedPages, unlistedPages } from '#tests/support/pages'
import { type Described, typeFindings } from '#tests/support/schema-org'

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

for (const locale of ['vi', 'en', 'de', 'ja'])
  test(`in ${locale} the markup of every page is valid`, async ({ request }) => {
    const findings: string[] = []
    for (const path of [...listedPages, ...unlistedPages, '/no-such-page']) {
      const address = `/${locale}${path}`
      const { results } = await validator.validateString(await (await request.get(address)).text(), address)
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        if (selector !== FILLED_LATER) findings.push(`${address}: ${ruleId}: ${message} (${selector})`)
    }
    expect(findings).toEqual([])
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
