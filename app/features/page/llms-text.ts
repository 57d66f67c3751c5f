import { aboutLanguage } from '../content/about'
import { languageOf, locales } from '../languages/languages'

/** A section of `/llms.txt`; paths after the origin. */
export type LlmsSection = { title: string; links: readonly { name: string; path: string; about?: string }[] }

const languages = locales.map(languageOf)
const textNames = locales
  .filter((locale) => aboutLanguage(locale) === locale)
  .map((locale) => languageOf(locale).languageName)
const otherNames = locales
  .filter((locale) => aboutLanguage(locale) !== locale)
  .map((locale) => languageOf(locale).languageName)
const all = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
const any = (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)

/** The front page for programs (llmstxt.org): English, with links to Markdown. */
export const llmsText = (
  origin: string,
  brand: string,
  description: string,
  sections: readonly LlmsSection[],
) => `# ${brand}

> ${description}

- Prices are in Vietnamese đồng (VND) and include VAT. Sizes are width × depth × height in centimetres.
- Every page exists in ${all(languages.map(({ languageName }) => languageName))}: the first part of its path is ${any(locales)}. The pages about us are written in ${all(textNames)}; ${all(otherNames)} readers get the English text.
- Every page is Markdown as well: with \`.md\` behind its path (${origin}/vi/wooden-furniture.md?page=2, ${origin}/en.md), or at its own address for who sends \`Accept: text/markdown\`.
- Nothing can be ordered on this site yet. Each product's page has a form to ask for it; ask only if a person wants you to.

${sections.map(sectionText(origin)).join('\n')}`

const sectionText =
  (origin: string) =>
  ({ title, links }: LlmsSection) =>
    `## ${title}\n\n${links.map(({ name, path, about }) => `- [${name}](${origin}${path})${about ? `: ${about}` : ''}\n`).join('')}`
