import { type SourceName, sources } from '../../../app/features/content/about/sources.ts'
import type { ChartPoint, Figure, Source, TextFact } from '../../../app/features/content/text.ts'
import type { Locale } from '../../../app/features/languages/languages.ts'
import { dayLocaleOf } from '../../../app/lib/day-locale.ts'

/** Figures of one text: formats facts, numbers the sources, and records which it has used. */
export class Figures {
  readonly used = new Set<string>()
  readonly #language: Locale
  readonly #facts: Readonly<Record<string, TextFact>>
  readonly #cited: SourceName[] = []
  /** Last figure of each source in the current block, because each block cites a source only once. */
  #lastOfSource = new Map<string, Figure>()

  constructor(language: Locale, facts: Readonly<Record<string, TextFact>>) {
    this.#language = language
    this.#facts = facts
  }

  isFact(name: string): boolean {
    return Object.hasOwn(this.#facts, name)
  }

  startBlock() {
    this.#lastOfSource = new Map()
  }

  figure(name: string, sign: string): Figure {
    const fact = this.#factOf(name)
    const figure: Figure = {
      figure: this.#write(fact) + sign,
      ...(fact.placeholder ? { isPlaceholder: true } : {}),
    }
    if (!fact.source) return figure
    const earlier = this.#lastOfSource.get(fact.source)
    if (earlier) delete earlier.citation
    this.#lastOfSource.set(fact.source, figure)
    return Object.assign(figure, { citation: this.citationOf(fact.source) })
  }

  point(label: string, name: string): ChartPoint {
    const fact = this.#factOf(name)
    const { value, placeholder } = fact
    return {
      label,
      figure: this.#write(fact),
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

  #factOf(name: string): TextFact {
    const fact = this.#facts[name]
    if (!fact) throw new Error(`no fact is called ${name}`)
    this.used.add(name)
    return fact
  }

  #write({ value, of }: TextFact): string {
    if (typeof value === 'number')
      return of && this.#language === 'ja' ? inTenThousands(value * steps[of]) : value.toLocaleString(this.#language)
    const written = typeof value === 'string' ? value : value[this.#language]
    if (written === undefined) throw new Error(`a fact is not written in ${this.#language}`)
    return written
  }

  #day(date: string): string {
    const [, month, day] = date.split('-')
    const format = { year: 'numeric', month: month && 'long', day: day && 'numeric', timeZone: 'UTC' } as const
    return new Intl.DateTimeFormat(dayLocaleOf(this.#language), format as Intl.DateTimeFormatOptions).format(
      new Date(date),
    )
  }
}

const steps = { million: 1e6, billion: 1e9 }

/** “1億230万”: Japanese counts by ten thousands, so that 102.3 million would have to be converted by its reader. */
export function inTenThousands(count: number): string {
  // Rounded before it is split: 16.4 × 1e9 is not a whole number.
  const tenThousands = Math.round(count / 1e4)
  const [above, rest] = [Math.floor(tenThousands / 1e4), tenThousands % 1e4]
  const part = (number: number, step: string) => (number ? `${number.toLocaleString('ja')}${step}` : '')
  return part(above, '億') + part(rest, '万')
}

const isSource = (name: string): name is SourceName => Object.hasOwn(sources, name)
