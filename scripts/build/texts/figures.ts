import { type AboutFact, facts } from '../../../app/features/content/about/facts.ts'
import { type SourceName, sources } from '../../../app/features/content/about/sources.ts'
import type { Figure, Point, Source, TextLanguage } from '../../../app/features/content/text.ts'

/** The figures of one text: writes facts in its language, numbers its sources, and knows what it has used. */
export class Figures {
  readonly used = new Set<string>()
  readonly #language: TextLanguage
  readonly #cited: SourceName[] = []
  /** The last figure of each source in the block being read: one citation a block is enough. */
  #lastOfSource = new Map<SourceName, Figure>()

  constructor(language: TextLanguage) {
    this.#language = language
  }

  startBlock() {
    this.#lastOfSource = new Map()
  }

  figure(name: string, sign: string): Figure {
    const fact = this.#factOf(name)
    const figure: Figure = {
      figure: this.#write(fact.value) + sign,
      ...(fact.placeholder ? { isPlaceholder: true } : {}),
    }
    if (!fact.source) return figure
    const earlier = this.#lastOfSource.get(fact.source)
    if (earlier) delete earlier.citation
    this.#lastOfSource.set(fact.source, figure)
    return Object.assign(figure, { citation: this.citationOf(fact.source) })
  }

  point(label: string, name: string): Point {
    const { value, placeholder } = this.#factOf(name)
    return {
      label,
      figure: this.#write(value),
      ...(placeholder ? { isPlaceholder: true } : {}),
      ...(typeof value === 'number' ? { value } : {}),
    }
  }

  citationOf(source: string): number {
    if (!isSource(source)) throw new Error(`no source is called ${source}`)
    if (!this.#cited.includes(source)) this.#cited.push(source)
    return this.#cited.indexOf(source) + 1
  }

  get sources(): Source[] {
    return this.#cited.map((name) => {
      const source: Source = sources[name]
      return source.date ? { ...source, date: this.#day(source.date) } : source
    })
  }

  #factOf(name: string): AboutFact {
    const fact = facts[name]
    if (!fact) throw new Error(`no fact is called ${name}`)
    this.used.add(name)
    return fact
  }

  #write(value: AboutFact['value']): string {
    if (typeof value === 'number') return value.toLocaleString(this.#language)
    return typeof value === 'string' ? value : value[this.#language]
  }

  #day(date: string): string {
    const [, month, day] = date.split('-')
    const format = { year: 'numeric', month: month && 'long', day: day && 'numeric', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(this.#language, format as Intl.DateTimeFormatOptions).format(new Date(date))
  }
}

const isSource = (name: string): name is SourceName => Object.hasOwn(sources, name)
