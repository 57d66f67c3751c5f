import { expect, test } from 'vitest'
import { newestNext } from '#app/features/house-doctor/editor/newest-next'

test('[ROUTE-09] of what is to be got ready one runs and the newest waits, unless it is dropped', async () => {
  const began: string[] = []
  const ends: (() => void)[] = []
  const turn = newestNext()
  const take = (name: string) =>
    turn.take(() => {
      began.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const end = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  for (const name of ['first', 'second', 'third', 'fourth']) take(name)
  expect(began).toEqual(['first'])
  await end()
  expect(began).toEqual(['first', 'fourth'])
  take('fifth')
  turn.drop()
  await end()
  expect(began).toEqual(['first', 'fourth'])
  take('sixth')
  expect(began).toEqual(['first', 'fourth', 'sixth'])
})

test('[ROUTE-09] what fails to get ready keeps nothing else from it', async () => {
  const turn = newestNext()
  turn.take(() => Promise.reject(new Error('no models')))
  const next = new Promise((resolve) => turn.take(async () => resolve('ready')))
  expect(await next).toBe('ready')
})
