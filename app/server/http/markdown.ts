type Markdown = {
  text: string
  /** Canonical address and robots directive. */
  canonical?: string
  robots?: string
}

/**
 * Converts a page to Markdown for programs (decision 022), with the Workers runtime's parser. Drops scripts, forms,
 * buttons and drawings.
 */
export async function toMarkdown(page: Response, address: URL): Promise<Markdown> {
  const writer = new MarkdownWriter(address)
  const rewriter = new HTMLRewriter()
    .on('html', { element: (html) => writer.is('lang', html.getAttribute('lang')) })
    .on('meta[name=description]', { element: (meta) => writer.is('description', meta.getAttribute('content')) })
    .on('meta[name=robots]', { element: (meta) => writer.is('robots', meta.getAttribute('content')) })
    .on('link[rel=canonical]', { element: (link) => writer.is('url', link.getAttribute('href')) })
    .on('title', { text: ({ text }) => writer.is('title', text) })
    .on('main', { text: ({ text }) => writer.write(text) })
    .on('main *', { element: (element) => writer.open(element) })
  await rewriter.transform(page).arrayBuffer()
  return { text: writer.finished(), canonical: writer.said('url'), robots: writer.said('robots') }
}

/** An open element with its text so far. */
type Frame = {
  name: string
  /** Address of a link or picture, and alternative text. */
  address: string
  alternative: string
  text: string
  /** The last child was an element, which needs a space before the next. */
  endsInElement: boolean
  /** Drops its content. */
  isLeftOut: boolean
  /** Cells of a row, and number of rows of a table. */
  cells: string[]
  rows: number
}

const LEFT_OUT = new Set(
  'canvas datalist dialog form iframe input label noscript object option progress script select style template textarea video'.split(
    ' ',
  ),
)
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const INLINE = new Set('a abbr b bdi cite code data em i img mark q s small span strong sub sup time u'.split(' '))
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', s: '~~', code: '`' }
const INDENT: Record<string, string> = { ul: '- ', ol: '1. ' }

class MarkdownWriter {
  readonly #address: URL
  /** Title, description and other metadata. */
  readonly #facts: Record<string, string> = {}
  readonly #frames: Frame[] = [newFrame('main')]
  #pending = ''

  constructor(address: URL) {
    this.#address = address
  }

  /** Appends to a fact, as text arrives in chunks. */
  is(fact: string, value: string | null) {
    this.#facts[fact] = (this.#facts[fact] ?? '') + (value ?? '')
  }

  said = (fact: string) => this.#facts[fact] && decoded(this.#facts[fact])

  write(text: string) {
    // Of a button, only its picture is kept.
    if (!this.#frames.some(({ isLeftOut, name }) => isLeftOut || name === 'button')) this.#pending += text
  }

  open(element: Element) {
    this.#takeText()
    const attribute = (name: string) => decoded(element.getAttribute(name) ?? '')
    const frame = {
      ...newFrame(element.tagName),
      address: attribute('href') || attribute('src'),
      alternative: attribute('alt') || attribute('aria-label'),
      isLeftOut: LEFT_OUT.has(element.tagName) || element.hasAttribute('hidden') || attribute('aria-hidden') === 'true',
    }
    if (VOID.has(frame.name)) return this.#close(frame)
    this.#frames.push(frame)
    element.onEndTag(() => {
      this.#takeText()
      this.#frames.pop()
      this.#close(frame)
    })
  }

  #close(frame: Frame) {
    if (![...this.#frames, frame].some(({ isLeftOut }) => isLeftOut)) this.#append(frame.name, this.#inMarkdown(frame))
  }

  finished(): string {
    this.#takeText()
    const facts = ['title', 'description', 'url', 'lang'].flatMap((name) =>
      this.said(name) ? [`${name}: ${JSON.stringify(this.said(name))}`] : [],
    )
    return `---\n${facts.join('\n')}\n---\n\n${tidied(this.#top.text)}\n`
  }

  get #top(): Frame {
    return this.#frames.at(-1) as Frame
  }

  #takeText() {
    const text = escaped(decoded(this.#pending).replace(/\s+/g, ' '))
    this.#pending = ''
    if (!text) return
    // Leading space would be an indentation.
    this.#top.text += /(^|\n)$/.test(this.#top.text) ? text.trimStart() : text
    this.#top.endsInElement = false
  }

  #append(name: string, text: string) {
    const frame = this.#top
    if (name === 'td' || name === 'th') frame.cells.push(text)
    else if (name === 'tr') this.#appendRow(text)
    else if (text) {
      // Adjacent inline elements need a space, which CSS draws on the page.
      const apart = frame.endsInElement && INLINE.has(name) && /\S$/.test(frame.text) && /^\S/.test(text)
      frame.text += (apart ? ' ' : '') + text
      frame.endsInElement = true
    }
  }

  /** Writes a row; the first is followed by the header separator. */
  #appendRow(row: string) {
    const table = this.#frames.findLast(({ name }) => name === 'table') ?? this.#top
    table.rows++
    const columns = row.split(/(?<!\\)\|/).length - 2
    this.#top.text += `${row}\n${table.rows === 1 ? `|${' --- |'.repeat(columns)}\n` : ''}`
  }

  #inMarkdown({ name, address, alternative, text, cells }: Frame): string {
    const line = inOneLine(text)
    if (name === 'br') return '\n'
    if (name === 'hr') return '\n\n---\n\n'
    if (name === 'img') return alternative && `![${escaped(alternative)}](${this.#full(address)})`
    if (name === 'svg') return alternative && `\n\n${escaped(alternative)}\n\n`
    if (name === 'a') return line && `[${line}](${this.#full(address)})`
    if (name === 'td' || name === 'th') return line
    if (name === 'tr') return `| ${cells.join(' | ')} |`
    if (name in MARKS) return line && text.replace(text.trim(), () => `${MARKS[name]}${line}${MARKS[name]}`)
    if (INLINE.has(name)) return text
    if (/^h[1-6]$/.test(name)) return line && `\n\n${'#'.repeat(Number(name[1]))} ${line}\n\n`
    if (name === 'dt') return line && `\n\n**${line.replaceAll('**', '')}**`
    if (name === 'dd') return line && `: ${line}`
    if (name === 'li') return this.#item(text)
    if (name === 'blockquote') return `\n\n${tidied(text).replace(/^/gm, '> ')}\n\n`
    // An inner list continues on the next line.
    if (name in INDENT) return `${this.#frames.some((frame) => frame.name === 'li') ? '\n' : '\n\n'}${text}\n\n`
    return `\n\n${text}\n\n`
  }

  #item(text: string): string {
    const list = this.#frames.findLast((frame) => frame.name in INDENT)
    const content = tidied(text)
    return content && `${INDENT[list?.name ?? 'ul']}${content.replace(/\n+/g, '\n').replaceAll('\n', '\n  ')}\n`
  }

  #full = (address: string) => (URL.canParse(address, this.#address.href) ? new URL(address, this.#address).href : '')
}

const newFrame = (name: string): Frame => ({
  name,
  address: '',
  alternative: '',
  text: '',
  endsInElement: false,
  isLeftOut: false,
  cells: [],
  rows: 0,
})

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Strips trailing space and repeated empty lines. */
const tidied = (text: string) =>
  text
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Character references that the renderer writes. */
const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => REFERENCES[name] ?? '')

/** Escapes Markdown syntax. */
const escaped = (text: string) => text.replace(/[\\`*[\]<>|]/g, '\\$&')
