import { readFileSync } from 'node:fs'

/**
 * Reads a file of the range or of the messages. Vitest's Worker has no file system, so tests use
 * tests/support/read-source.ts.
 */
export const readSource = (name: string): Uint8Array => readFileSync(new URL(name, import.meta.url))
