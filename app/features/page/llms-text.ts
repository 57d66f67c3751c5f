import { type Locale, languageOf, locales } from '../languages/languages'

/** A section of `/llms.txt`; paths after the origin. */
export type LlmsSection = { title: string; links: readonly { name: string; path: string; about?: string }[] }

const format = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type }).format(words)
const named = (some: readonly Locale[]) =>
  format(
    'conjunction',
    some.map((locale) => languageOf(locale).languageName),
  )

/** The front page for programs (llmstxt.org): English, with links to Markdown. */
export const llmsText = (
  origin: string,
  brand: string,
  description: string,
  sections: readonly LlmsSection[],
) => `# ${brand}

> ${description}

- Prices are in Vietnamese đồng (VND) and include VAT. Sizes are width × depth × height in centimetres.
- Every page exists in ${named(locales)}: the first part of its path is ${format('disjunction', locales)}.
- Every page is Markdown as well: with \`.md\` behind its path (${origin}/vi/wooden-furniture.md?page=2, ${origin}/en.md), or at its own address for who sends \`Accept: text/markdown\`.
- A person orders on the shop's own page. Fill a basket and hand it over (${origin}/.well-known/ucp), only if a person wants you to; each product's page has a form for questions as well.

${sections.map(sectionText(origin)).join('\n')}`

const sectionText =
  (origin: string) =>
  ({ title, links }: LlmsSection) =>
    `## ${title}\n\n${links.map(({ name, path, about }) => `- [${name}](${origin}${path})${about ? `: ${about}` : ''}\n`).join('')}`
