import { Marked, type Token, type TokenizerExtension, type Tokens } from 'marked'
import { parse } from 'yaml'
import type { Block, ChartData, ChartKind, Inline, Text, TextFact } from '../../../app/features/content/text.ts'
import type { Locale } from '../../../app/features/languages/languages.ts'
import { facts as aboutFacts } from './about-facts.ts'
import { Figures } from './figures.ts'

/**
 * `{{fact:name}}`, anywhere in a sentence. A percent sign, as each language writes it, belongs to the fact, so that a
 * citation follows it.
 */
const FACT = /^\{\{fact:(\w+)\}\}((?:\u00a0?%|％)?)/
const fact: TokenizerExtension = {
  name: 'fact',
  level: 'inline',
  start: (rest) => rest.indexOf('{{fact:'),
  tokenizer: (rest) => {
    const [raw, name, sign] = FACT.exec(rest) ?? []
    return raw ? { type: 'fact', raw, name, sign } : undefined
  },
}
const markdown = new Marked({ extensions: [fact] })

/**
 * Compiles a Markdown text to blocks (app/features/content/about/README.md has the format) and the names of its facts.
 * Throws for anything that pages cannot show, such as HTML or an unknown fact.
 */
export function compileText(
  source: string,
  language: Locale,
  facts: Readonly<Record<string, TextFact>> = aboutFacts,
): { text: Text; facts: ReadonlySet<string> } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const { title, description, lead } = (parse(front) ?? {}) as Record<string, unknown>
  if (typeof title !== 'string' || typeof description !== 'string' || typeof lead !== 'string')
    throw new Error('title, description and lead are the front matter')
  const figures = new Figures(language, facts)
  const blocks = markdown.lexer(body).flatMap((token) => {
    figures.startBlock()
    return blockOf(token, figures)
  })
  return { text: { title, description, lead, blocks, sources: figures.sources }, facts: figures.used }
}

function blockOf(token: Token, figures: Figures): Block[] {
  const inline = (tokens?: Token[]) => inlineOf(tokens ?? [], figures)
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3) throw new Error(`a heading of level ${token.depth}: ${token.raw}`)
      return [{ kind: 'heading', level: token.depth, text: inline(token.tokens) }]
    case 'paragraph':
      return [{ kind: 'paragraph', text: inline(token.tokens) }]
    case 'blockquote':
      return [{ kind: 'quote', text: inline(onlyParagraph(token)) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => inline(tokens)) }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => inline(tokens))
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }]
    }
    case 'code':
      if (token.lang !== 'chart') throw new Error(`a code block that is no chart: ${token.raw}`)
      return [{ kind: 'chart', chart: chartOf(token.text, figures) }]
    default:
      throw new Error(`${token.type} has no place in a text: ${token.raw}`)
  }
}

function onlyParagraph({ raw, tokens = [] }: Token & { tokens?: Token[] }): Token[] {
  const [first, ...others] = tokens
  if (first?.type !== 'paragraph' || others.length > 0) throw new Error(`a quote is one paragraph: ${raw}`)
  return (first as Tokens.Paragraph).tokens
}

function inlineOf(tokens: readonly Token[], figures: Figures): Inline {
  return tokens.flatMap((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens ? inlineOf(token.tokens, figures) : [token.text]
      case 'strong':
        return [{ strong: inlineOf(token.tokens ?? [], figures) }]
      case 'em':
        return [{ emphasis: inlineOf(token.tokens ?? [], figures) }]
      case 'link':
        if (!token.href.startsWith('/')) throw new Error(`a link to elsewhere: ${token.raw}`)
        return [{ link: inlineOf(token.tokens ?? [], figures), to: token.href }]
      case 'fact':
        return [figures.figure(token.name, token.sign)]
      default:
        throw new Error(`${token.type} has no place in a sentence: ${token.raw}`)
    }
  })
}

type WrittenChart = Omit<ChartData, 'points' | 'citations'> & {
  points: { label: string; value: string }[]
  /** Names in sources.ts; for the shop's own plans, the fact's name. */
  source: string | string[]
}

const chartKinds: readonly ChartKind[] = ['bars', 'line', 'shares', 'steps']

function chartOf(json: string, figures: Figures): ChartData {
  const { kind, title, unit, points, note, source } = JSON.parse(json) as WrittenChart
  if (!chartKinds.includes(kind)) throw new Error(`no chart is called ${kind}`)
  const shown = points.map(({ label, value }) => {
    const [, name] = FACT.exec(value) ?? []
    if (!name) throw new Error(`a chart shows facts: ${label} is ${value}`)
    return figures.point(label, name)
  })
  // A point in a line cannot be marked as unconfirmed.
  if (kind === 'line' && shown.some(({ isPlaceholder }) => isPlaceholder))
    throw new Error(`a line through placeholders: ${title}`)
  const cited = [source].flat().filter((name) => !figures.isFact(name))
  const citations = cited.map((name) => figures.citationOf(name)).sort((a, b) => a - b)
  return { kind, title, unit, points: shown, note, citations }
}
