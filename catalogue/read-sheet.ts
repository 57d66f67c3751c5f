import { readFileSync } from 'node:fs'

/** Reads a range file; Vitest's Worker has no file system and uses tests/support/read-sheet.ts. */
export const readSheet = (name: string): Uint8Array => readFileSync(new URL(name, import.meta.url))
