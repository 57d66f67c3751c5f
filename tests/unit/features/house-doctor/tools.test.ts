import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { doorIds, doors, toolIds } from '#app/features/house-doctor/tools'
import { messagesOf } from '#tests/support/sources'

test('[HD-01] the start page offers each of the fourteen tools once', () => {
  const offered = doorIds.flatMap((door) => doors[door].tools)
  expect(offered.toSorted()).toEqual(toolIds.toSorted())
  expect(toolIds).toHaveLength(14)
})

test.each(['vi', 'en', 'de', 'ja'])(
  '[TEXT-01, HD-01] the page about the AI calls the tools in %s as they are called',
  (locale) => {
    const words = messagesOf(locale)
    const text = readFileSync(`app/features/content/about/ai-technology.${locale}.md`, 'utf8')
    const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
    for (const door of doorIds) {
      const row = rows.find(([, title]) => title === words[`house_doctor_door_${door}`])
      expect(row?.[2]).toBe(doors[door].tools.map((tool) => words[`house_doctor_${tool}`]).join(' · '))
    }
  },
)
