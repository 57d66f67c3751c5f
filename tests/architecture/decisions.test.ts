import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

const files = projectFiles('docs/decisions').sort()

test('decisions are numbered from 001 on, each number once, and begin with it', () => {
  const numbers = files.map((file) => /\/(\d{3})-/.exec(file)?.[1])
  expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(3, '0')))
  expect(files.filter((file, index) => !read(file).startsWith(`# ${numbers[index]} `))).toEqual([])
})

test('decisions say under their title since when they stand', () => {
  const dated = /^# .*\n\n\*(Accepted|Superseded) \d{1,2} [A-Z][a-z]+ \d{4}/
  expect(files.filter((file) => !dated.test(read(file)))).toEqual([])
})
