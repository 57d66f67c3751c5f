import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

const files = projectFiles('docs/decisions').sort()

/** `*Accepted 21 November 2026.*`, and what has changed since: `… Superseded on 23 November 2026 by [033](033-….md).*` */
const STATUS =
  /^\*Accepted \d{1,2} \w+ 20\d\d\.(?: (?:(?:Superseded|Amended) on \d{1,2} \w+ 20\d\d by|Takes the place of) \[(\d{3})\]\((\1-[\w-]+\.md)\).*)?\*$/

test('decisions are numbered from 001 on, each number once, and begin with it', () => {
  const numbers = files.map((file) => /\/(\d{3})-/.exec(file)?.[1])
  expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(3, '0')))
  expect(files.filter((file, index) => !read(file).startsWith(`# ${numbers[index]} `))).toEqual([])
})

test('decisions say under their title since when they stand, and which one took their place', () => {
  const isDated = (file: string) => {
    const [, , line = ''] = read(file).split('\n')
    const [isStatus, , other] = STATUS.exec(line) ?? []
    return isStatus && (!other || files.includes(`docs/decisions/${other}`))
  }
  expect(files.filter((file) => !isDated(file))).toEqual([])
})
