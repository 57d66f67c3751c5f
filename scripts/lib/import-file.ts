import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { readRows, sizeComplaint, toSentence } from '../../catalogue/import/read.ts'
import { type ImportedProduct, productsOf } from '../../catalogue/import/rows.ts'
import { stop } from './tools.mjs'

const MOST_COMPLAINTS = 50
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Reads products from a file; reports faults and exits when there are any. */
export function readProducts(file: string): ImportedProduct[] {
  const { rows, complaints } = productsOf(readRows(basename(file), bytesOf(file)), (path) => isFile(`public${path}`))
  if (complaints.length === 0) return rows
  for (const complaint of complaints.slice(0, MOST_COMPLAINTS)) say(toSentence(complaint))
  if (complaints.length > MOST_COMPLAINTS) say(`… and ${complaints.length - MOST_COMPLAINTS} more.`)
  return stop(`Nothing was imported: ${complaints.length} things are wrong with ${basename(file)}.`)
}

function bytesOf(path: string): Uint8Array {
  if (!isFile(path)) stop(existsSync(path) ? `${path} is no file.` : `There is no file ${path}.`)
  const tooLarge = sizeComplaint(statSync(path).size)
  if (tooLarge) stop(tooLarge)
  try {
    return readFileSync(path)
  } catch {
    return stop(`${path} cannot be read.`)
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
