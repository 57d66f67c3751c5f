import type { Locale } from '../languages/languages'

/** A long text compiled from Markdown (scripts/build/texts), without styling. */
export type Text = {
  title: string
  description: string
  lead: string
  blocks: readonly Block[]
  /** In order of citation; citations are 1-based indexes. */
  sources: readonly Source[]
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: Inline }
  | { kind: 'paragraph' | 'quote'; text: Inline }
  | { kind: 'list'; isOrdered: boolean; items: readonly Inline[] }
  | { kind: 'table'; head: readonly Inline[]; rows: readonly (readonly Inline[])[] }
  | { kind: 'chart'; chart: ChartData }

export type Inline = readonly (string | Strong | Emphasis | Link | Figure)[]
type Strong = { strong: Inline }
type Emphasis = { emphasis: Inline }
/** A path after the locale. */
type Link = { link: Inline; to: string }
/** A fact or cited figure, formatted in the text's language. */
export type Figure = { figure: string; citation?: number; isPlaceholder?: true }

export type ChartKind = 'bars' | 'line' | 'shares' | 'steps'
export type ChartData = {
  kind: ChartKind
  title: string
  unit: string
  points: readonly ChartPoint[]
  note: string
  citations: readonly number[]
}
/** `value` is missing for figures in words, such as an unknown year. */
export type ChartPoint = Figure & { label: string; value?: number }

export type Source = { title: string; publisher: string; language: Locale; url: string; date?: string }

/** Value of `{{fact:name}}`; numbers are formatted in the reader's language. */
export type TextFact = {
  value: number | string | { [Language in Locale]?: string }
  placeholder: boolean
  /** What a number counts; Japanese has other steps than millions and billions. */
  of?: 'million' | 'billion'
  /** A key in its folder's sources. */
  source?: string
}
