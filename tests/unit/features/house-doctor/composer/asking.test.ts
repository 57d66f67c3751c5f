import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { addPiece, arrangeRoom } from '#app/features/house-doctor/composer/asking'
import { ComposerClient, type ComposerWorker } from '#app/features/house-doctor/composer/composer-client'
import type { ToComposerWorker } from '#app/features/house-doctor/composer/composer-tasks'
import { carryOut } from '#app/features/house-doctor/composer/composer-work'
import type { RoomDocument } from '#app/features/house-doctor/composer/document'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'
import { type Composer, useComposer } from '#app/features/house-doctor/composer/use-composer'
import { m } from '#app/paraglide/messages.js'
import { furnitureRange as range } from '#tests/support/furniture-range'

/** A fake Worker that answers when the test lets it. */
class Desk {
  readonly got: ToComposerWorker[] = []
  isEnded = false
  onmessage: ComposerWorker['onmessage'] = null
  onerror: ComposerWorker['onerror'] = null
  onmessageerror: ComposerWorker['onmessageerror'] = null
  postMessage(message: ToComposerWorker) {
    this.got.push(structuredClone(message))
  }
  terminate() {
    this.isEnded = true
  }
  ranges = () => this.got.flatMap((message) => ('range' in message ? [message.range] : []))
  work() {
    const [known = new Map()] = this.ranges()
    for (const message of this.got)
      if (!('range' in message))
        this.onmessage?.call(this as never, new MessageEvent('message', { data: carryOut(message, known) }))
  }
  crash() {
    this.onerror?.call(this as never, new Event('error') as ErrorEvent)
  }
}

let desks: Desk[]
let client: ComposerClient
beforeEach(() => {
  desks = []
  client = new ComposerClient(range, () => {
    const desk = new Desk()
    desks.push(desk)
    return desk as unknown as ComposerWorker
  })
})
const desk = (index: number) => desks[index] as Desk

function Probe({ begin, rendered }: { begin: RoomDocument; rendered: Composer[] }) {
  rendered.push(useComposer(begin, range))
  return null
}

/** A composer that records commands and notices. */
function watched(begin: RoomDocument) {
  const rendered: Composer[] = []
  renderToStaticMarkup(createElement(Probe, { begin, rendered }))
  const composer = rendered[0] as Composer
  return { ...composer, act: vi.fn(composer.act), say: vi.fn(composer.say), choose: vi.fn() }
}

const empty = sampleRoom('empty')
const SOFA = 'sofa-ho-tay-ba-cho'
const sofa = { slug: SOFA, xMm: 2000, zMm: 3100, turn: 0 }

test('[HD-02] an empty room gets the set that was asked for it', async () => {
  const composer = watched(empty)
  const arranging = arrangeRoom(composer, client, 0)
  desk(0).work()
  await arranging
  const [command] = composer.act.mock.lastCall ?? []
  expect(command?.do === 'arrange' && command.pieces.length).toBeGreaterThan(1)
  expect(composer.say.mock.lastCall).toEqual([m.composer_done_arranged()])
})

test('[HD-02] what was done to the room while it was being arranged stays, and the visitor is told', async () => {
  const composer = watched(empty)
  const arranging = arrangeRoom(composer, client, 0)
  composer.act({ do: 'place', piece: sofa })
  desk(0).work()
  await arranging
  expect(composer.act.mock.calls).toEqual([[{ do: 'place', piece: sofa }]])
  expect(composer.say.mock.calls).toEqual([[m.composer_changed_meanwhile(), true]])
})

test('[HD-02] one more piece goes to its place and is in hand; in a changed room it does not', async () => {
  const composer = watched({ ...empty, pieces: [{ id: 4, ...sofa }] })
  const adding = addPiece(composer, client, 'ban-tra-nhat-tan-110')
  desk(0).work()
  await adding
  expect(composer.act.mock.lastCall?.[0]).toMatchObject({ do: 'place', piece: { slug: 'ban-tra-nhat-tan-110' } })
  expect(composer.choose.mock.calls).toEqual([[5]])

  const changed = watched({ ...empty, pieces: [{ id: 4, ...sofa }] })
  const late = addPiece(changed, client, 'ban-tra-nhat-tan-110')
  changed.act({ do: 'move', piece: { id: 4, xMm: 2000, zMm: 1000, turn: 180 } })
  desk(0).work()
  await late
  expect(changed.act).toHaveBeenCalledTimes(1)
  expect(changed.say.mock.lastCall).toEqual([m.composer_changed_meanwhile(), true])
})

test('[HD-02] a Worker gets the range once, and so does the one after it', async () => {
  const lost = client.ask('add', { document: empty, slug: SOFA })
  void client.ask('rearrange', { document: empty, seed: 1 })
  expect(desk(0).ranges()).toHaveLength(1)
  desk(0).crash()
  expect(await lost).toEqual({ ok: false })
  expect(desk(0).isEnded).toBe(true)
  const added = client.ask('add', { document: empty, slug: SOFA })
  expect(desk(1).ranges()).toHaveLength(1)
  desk(1).work()
  expect(await added).toMatchObject({ ok: true, answer: { slug: SOFA } })
})

test('[HD-02] a Worker that the browser does not start, or cannot copy a room to, is a failure that is said', async () => {
  const refused = new ComposerClient(range, () => {
    throw new DOMException('no Worker here', 'SecurityError')
  })
  const composer = watched(empty)
  await arrangeRoom(composer, refused, 0)
  expect(composer.say.mock.calls).toEqual([[m.composer_failed(), true]])

  void client.ask('add', { document: empty, slug: SOFA })
  vi.spyOn(desk(0), 'postMessage').mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  expect(await client.ask('add', { document: empty, slug: SOFA })).toEqual({ ok: false })
})
