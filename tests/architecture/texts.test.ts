import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutPages } from '#app/features/content/about'
import type { Block, Inline } from '#app/features/content/text'
import { compileText } from '../../scripts/build/texts/compile'

const FOLDER = 'app/features/content/about'
const pages = ['landing', ...aboutPages.map(({ slug }) => slug)]
const compiled = (page: string, language: 'vi' | 'en') =>
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

test('[ROUTE-08] every page about us is written in both languages, and no other', () => {
  const written = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md')
  expect(written.sort()).toEqual(pages.flatMap((page) => [`${page}.en.md`, `${page}.vi.md`]).sort())
})

test.each(pages)('[ROUTE-08] %s says the same in both languages, in 400 to 900 words', (page) => {
  const [vi, en] = [compiled(page, 'vi'), compiled(page, 'en')]
  expect(shape(vi.text.blocks)).toEqual(shape(en.text.blocks))
  expect([...vi.facts].sort()).toEqual([...en.facts].sort())
  const links = (blocks: readonly Block[]) => blocks.flatMap(inlines).flatMap(linksIn).sort()
  expect(links(vi.text.blocks)).toEqual(links(en.text.blocks))
  for (const { text } of [vi, en]) {
    const words = JSON.stringify(text.blocks.flatMap(inlines)).match(/[\p{L}\d]+/gu)?.length ?? 0
    expect(words).toBeGreaterThan(400)
    expect(words).toBeLessThan(950)
    expect(text.description.length).toBeGreaterThanOrEqual(110)
    expect(text.description.length).toBeLessThanOrEqual(160)
  }
})

test('[ROUTE-08] no two pages about us have the same title or description', () => {
  for (const language of ['vi', 'en'] as const) {
    const texts = pages.map((page) => compiled(page, language).text)
    expect(new Set(texts.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(texts.map(({ description }) => description)).size).toBe(pages.length)
  }
})
