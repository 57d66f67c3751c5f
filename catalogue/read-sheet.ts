import { readFileSync } from 'node:fs'

/** A file of the range; in Vitest's Worker, which reads no files, tests/support/read-sheet.ts stands in. */
export const readSheet = (name: string): Uint8Array => readFileSync(new URL(name, import.meta.url))
