import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutPages } from '#app/features/content/about'
import type { Block, Inline } from '#app/features/content/text'
import { type Locale, locales } from '#app/features/languages/languages'
import { compileText } from '../../scripts/build/texts/compile'

const FOLDER = 'app/features/content/about'
const pages = ['landing', ...aboutPages.map(({ slug }) => slug)]
const compiled = (page: string, language: Locale) =>
  compileText(readFileSync(`${FOLDER}/${page}.${language}.md`, 'utf8'), language)

const inlines = (block: Block): Inline[] => {
  if (block.kind === 'list') return [...block.items]
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return block.kind === 'chart' ? [] : [block.text]
}
const linksIn = (text: Inline): string[] =>
  text.flatMap((part) => (typeof part === 'object' && 'link' in part ? [part.to] : []))
const shape = (blocks: readonly Block[]) =>
  blocks
    .filter(({ kind }) => kind !== 'paragraph')
    .map((block) => (block.kind === 'chart' ? `${block.chart.kind} of ${block.chart.points.length}` : block.kind))

test('[ROUTE-08] every page about us is written in every language, and no other', () => {
  const written = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md')
  expect(written.sort()).toEqual(pages.flatMap((page) => locales.map((locale) => `${page}.${locale}.md`)).sort())
})

/** Lengths of a page in words and of its description in characters; Japanese counts characters in both. */
const lengths = {
  words: { unit: /[\p{L}\d]+/gu, body: [400, 950], description: [110, 160] },
  characters: { unit: /./gu, body: [1100, 2400], description: [50, 80] },
} as const
const between = (length: number, [least, most]: readonly [number, number]) => length >= least && length <= most

test.each(pages)('[ROUTE-08] %s says the same in every language, in 400 to 900 words', (page) => {
  const links = (blocks: readonly Block[]) => blocks.flatMap(inlines).flatMap(linksIn).sort()
  const vi = compiled(page, 'vi')
  for (const locale of locales) {
    const { text, facts } = compiled(page, locale)
    expect(shape(text.blocks), locale).toEqual(shape(vi.text.blocks))
    expect([...facts].sort(), locale).toEqual([...vi.facts].sort())
    expect(links(text.blocks), locale).toEqual(links(vi.text.blocks))
    const { unit, body, description } = lengths[locale === 'ja' ? 'characters' : 'words']
    const length = JSON.stringify(text.blocks.flatMap(inlines)).match(unit)?.length ?? 0
    expect([locale, length, between(length, body)]).toEqual([locale, length, true])
    expect([locale, text.description, between(text.description.length, description)]).toEqual([
      locale,
      text.description,
      true,
    ])
  }
})

test('[ROUTE-08] no two pages about us have the same title or description', () => {
  for (const language of locales) {
    const texts = pages.map((page) => compiled(page, language).text)
    expect(new Set(texts.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(texts.map(({ description }) => description)).size).toBe(pages.length)
  }
})
