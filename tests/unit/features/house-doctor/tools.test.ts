import { expect, test } from 'vitest'
import { toolGroups, toolIds } from '#app/features/house-doctor/tools'

test('[HD-01] the start page offers each of the fourteen tools once', () => {
  const offered = toolGroups.flatMap(({ tools }) => tools)
  expect(offered.toSorted()).toEqual(toolIds.toSorted())
  expect(toolIds).toHaveLength(14)
})
