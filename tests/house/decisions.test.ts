import { expect, test } from 'vitest'
import { projectFiles, read } from '#tests/support/sources'

test('decisions are numbered from 001 on, each number once, and begin with it', () => {
  const files = projectFiles('docs/decisions').sort()
  const numbers = files.map((file) => /\/(\d{3})-/.exec(file)?.[1])
  expect(numbers).toEqual(files.map((_, place) => String(place + 1).padStart(3, '0')))
  expect(files.filter((file, place) => !read(file).startsWith(`# ${numbers[place]} `))).toEqual([])
})
