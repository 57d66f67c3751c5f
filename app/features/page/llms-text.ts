/** A section of `/llms.txt`; paths after the origin. */
export type LlmsSection = { title: string; links: readonly { name: string; path: string; about?: string }[] }

/** The front page for programs (llmstxt.org): English, with links to Markdown. */
export const llmsText = (
  origin: string,
  brand: string,
  description: string,
  sections: readonly LlmsSection[],
) => `# ${brand}

> ${description}

- Prices are in Vietnamese đồng (VND) and include VAT. Sizes are width × depth × height in centimetres.
- Every page exists in Vietnamese, English, German and Japanese: the first part of its path is vi, en, de or ja. The pages about us are written in Vietnamese and English; German and Japanese readers get the English text.
- Every page is Markdown as well: with \`.md\` behind its path (${origin}/vi/wooden-furniture.md?page=2, ${origin}/en.md), or at its own address for who sends \`Accept: text/markdown\`.
- Nothing can be ordered on this site yet. Each product's page has a form to ask for it; ask only if a person wants you to.

${sections.map(sectionText(origin)).join('\n')}`

const sectionText =
  (origin: string) =>
  ({ title, links }: LlmsSection) =>
    `## ${title}\n\n${links.map(({ name, path, about }) => `- [${name}](${origin}${path})${about ? `: ${about}` : ''}\n`).join('')}`
