import { CsvError, parse } from 'csv-parse/sync'

/** A raw row; all values are text. */
export type RawRow = { line: number; values: Record<string, string> }
/** A fault of an import file in a sentence for the operator, with its line if known. */
export type Complaint = { line?: number; text: string }
export type Read<T> = { rows: T[]; complaints: Complaint[] }

export const toSentence = ({ line, text }: Complaint) => (line ? `line ${line}: ${text}` : text)

/** Reads a file of the repository; throws when it has faults. */
export function requireRows<T>({ rows, complaints }: Read<T>): T[] {
  if (complaints.length > 0) throw new Error(complaints.map(toSentence).join('\n'))
  return rows
}

const LARGEST_FILE = 128 * 1024 * 1024
const refused = (text: string, line?: number): Read<never> => ({ rows: [], complaints: [{ line, text }] })

/** UTF-8 Vietnamese misread as Windows-1252. */
const MISREAD = /áº[^\s]|á»[^\s]|Ä‘|Æ°|Ã[¡-¿]|\ufffd/

/** Parses CSV or JSON, by file extension. */
export function readRows(name: string, bytes: Uint8Array): Read<RawRow> {
  const tooLarge = sizeComplaint(bytes.byteLength)
  if (tooLarge) return refused(tooLarge)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return refused('The file is UTF-16. Save it as UTF-8.')
  const text = decoded(bytes)
  if (text === undefined) return refused('The file is not UTF-8. Save it as “CSV UTF-8”.')
  const misread = lines(text).findIndex((line) => MISREAD.test(line))
  if (misread >= 0)
    return refused(
      'These letters were saved in another encoding than they were written in (“gháº¿” for “ghế”).',
      misread + 1,
    )
  return name.toLowerCase().endsWith('.json') ? fromJson(text) : fromCsv(text)
}

/** Checks the file's size before it is read. */
export function sizeComplaint(bytes: number): string | undefined {
  if (bytes > LARGEST_FILE)
    return `The file has ${megabytes(bytes)} MB; at most ${megabytes(LARGEST_FILE)} are read at once.`
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
const lines = (text: string) => text.split('\n')

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return
  }
}

function fromCsv(text: string): Read<RawRow> {
  if (!text.trim()) return refused('The file is empty.')
  // A truncated file rarely ends at a line break.
  if (!text.endsWith('\n'))
    return refused('The file does not end with a line break. Was it cut off?', lines(text).length)
  const repeated = new Set<string>()
  try {
    const records = parse(text, {
      columns: (cells: string[]) => {
        // Spreadsheets export empty columns too.
        const names = cells.map((cell, at) => cell.trim() || `column ${at + 1}`)
        for (const [at, name] of names.entries()) if (names.indexOf(name) < at) repeated.add(name)
        return names
      },
      info: true,
      trim: true,
    })
    // JavaScript would keep only the last of two columns with one name.
    if (repeated.size > 0)
      return {
        rows: [],
        complaints: [...repeated].map((name) => ({ line: 1, text: `“${name}” stands twice in the heading.` })),
      }
    return {
      rows: (records as unknown as { record: Record<string, string>; info: { lines: number } }[]).map(
        ({ record, info }) => ({ line: info.lines, values: record }),
      ),
      complaints: [],
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refused(csvSentences[error.code] ?? `This is no valid CSV (${error.code}).`, Number(error.lines))
  }
}

const csvSentences: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A text in quotes has no end. Was the file cut off?',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'The line has not as many values as there are columns.',
  CSV_INVALID_CLOSING_QUOTE: 'Behind a closing quote stands neither a comma nor the end of the line.',
  INVALID_OPENING_QUOTE: 'A quote stands in the middle of a value. Put the value in quotes and double those within.',
}

/** An array of objects; rows are numbered, as JSON has no lines. */
function fromJson(text: string): Read<RawRow> {
  const list = parsedJson(text)
  if (list === undefined) return refused('This is no valid JSON. Was the file cut off?', lines(text).length)
  if (!Array.isArray(list)) return refused('The file holds no list of products: it has to begin with “[”.')
  const read: Read<RawRow> = { rows: [], complaints: [] }
  for (const [index, entry] of list.entries()) {
    const line = index + 1
    if (isRecord(entry)) read.rows.push({ line, values: asTexts(entry) })
    else read.complaints.push({ line, text: 'This is no object with columns and values.' })
  }
  return read
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

const isRecord = (entry: unknown): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)

const asTexts = (entry: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim()]),
  )
