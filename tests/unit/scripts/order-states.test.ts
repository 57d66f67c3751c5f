import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORDER_STATES_PAGE, orderStatesPage } from '../../../scripts/lib/order-states-page.ts'

test('[BUY-08] docs/order-states.md is what `npm run orders -- draw` draws of the table', async () => {
  expect(readFileSync(ORDER_STATES_PAGE, 'utf8')).toBe(await orderStatesPage())
})
