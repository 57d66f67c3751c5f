/** A long text as it is read from the static files: compiled from Markdown (scripts/build/texts), words without looks. */
export type Text = {
  title: string
  description: string
  lead: string
  blocks: readonly Block[]
  /** In the order in which the text cites them; a citation is a place in this list, counted from 1. */
  sources: readonly Source[]
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: Inline }
  | { kind: 'paragraph' | 'quote'; text: Inline }
  | { kind: 'list'; isOrdered: boolean; items: readonly Inline[] }
  | { kind: 'table'; head: readonly Inline[]; rows: readonly (readonly Inline[])[] }
  | { kind: 'chart'; chart: Chart }

export type Inline = readonly (string | Strong | Emphasis | Link | Figure)[]
type Strong = { strong: Inline }
type Emphasis = { emphasis: Inline }
/** A path behind the locale. */
type Link = { link: Inline; to: string }
/** A fact of the shop or a figure from elsewhere, as it is written in the language of the text. */
export type Figure = { figure: string; citation?: number; isPlaceholder?: true }

export type ChartKind = 'bars' | 'line' | 'shares' | 'steps'
export type Chart = {
  kind: ChartKind
  title: string
  unit: string
  points: readonly Point[]
  note: string
  citations: readonly number[]
}
/** `value` is missing where the figure is a word, such as a year that is not known yet. */
export type Point = Figure & { label: string; value?: number }

export type Source = { title: string; publisher: string; language: TextLanguage; url: string; date?: string }

/** The languages in which long texts are written; a room may have fewer of them. */
export const textLanguages = ['vi', 'en', 'de', 'ja'] as const
export type TextLanguage = (typeof textLanguages)[number]

/** What a text names as `{{fact:name}}`; numbers are written in the reader's format. */
export type TextFact = {
  value: number | string | { [Language in TextLanguage]?: string }
  placeholder: boolean
  /** A name in the sources of its room. */
  source?: string
}
