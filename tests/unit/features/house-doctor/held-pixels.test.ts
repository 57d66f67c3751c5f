import { expect, test } from 'vitest'
import { HeldPixels, type Packed, PixelsHere } from '#app/features/house-doctor/editor/held-pixels'

const pictureOf = (shade: number) => ({ width: 1, height: 1, channels: 4, data: new Uint8ClampedArray(4).fill(shade) })

/** A page and its Worker; messages are copied. */
function asking() {
  const [held, here] = [new HeldPixels(), new PixelsHere()]
  const messages: Packed[] = []
  const ask = (task: unknown): unknown => {
    held.send(task, (packed) => messages.push(structuredClone(packed)))
    return here.unpacked(messages.at(-1) as Packed)
  }
  return { ask, messages, here }
}

test('[ROUTE-09] a task reaches the Worker as it was asked, its pixels wherever they stand in it', () => {
  const { ask } = asking()
  const task = {
    photo: pictureOf(1),
    mask: undefined,
    isObject: false,
    range: [{ id: 'sofa' }],
    room: { box: { back: 4 }, surfaces: { width: 1, height: 1, numbers: new Uint8Array(1) } },
    change: { does: 'borrow-mood', from: pictureOf(2) },
  }
  expect(ask(task)).toEqual(task)
  expect(ask(task)).toEqual(task)
})

test('[ROUTE-09] the same pixels are the same object of the Worker each time, and copied once', () => {
  const { ask, messages } = asking()
  const photo = pictureOf(1)
  const first = ask({ photo }) as { photo: object }
  const second = ask({ change: { from: photo }, photo }) as typeof first
  expect(second.photo).toBe(first.photo)
  expect(JSON.stringify(messages[1]?.ask)).not.toContain('pixels')
})

test('[ROUTE-09] a Worker holds what was asked about last, and whatever one task needs', () => {
  const { ask, here } = asking()
  const pictures = Array.from({ length: 9 }, (_, shade) => pictureOf(shade))
  const held = pictures.map((photo) => (ask({ photo }) as { photo: { data: Uint8ClampedArray } }).photo.data)
  expect(held.map(here.has)).toEqual(pictures.map((_, shade) => shade > 0))
  expect(ask({ photo: pictures[0] })).toEqual({ photo: pictures[0] })
  expect(ask(Object.fromEntries(pictures.entries()))).toEqual(Object.fromEntries(pictures.entries()))
  expect(ask(Object.fromEntries(pictures.entries()))).toEqual(Object.fromEntries(pictures.entries()))
})
