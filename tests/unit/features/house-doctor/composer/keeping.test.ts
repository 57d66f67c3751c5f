import { describe, expect, test, vi } from 'vitest'
import { findRooms } from '#app/features/house-doctor/composer/find-rooms'
import { hashOf, roomIn } from '#app/features/house-doctor/composer/link'
import { openScene } from '#app/features/house-doctor/composer/open-scene'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'
import {
  keepPlan,
  keyOfSaved,
  listSavedPlans,
  MOST_PLANS,
  withRoom,
} from '#app/features/house-doctor/composer/saved-plans'
import { saveInsteadOfLink } from '#app/features/house-doctor/composer/use-room-saving'

const room = sampleRoom('dining')
const entry = (key: string, owner: string) => ({ key, owner, changedAt: 1, room })
const full = Array.from({ length: MOST_PLANS }, (_, index) => entry(`mine ${index}`, 'me'))

describe('a room that is kept', () => {
  test('[HD-02] takes the place of its owner’s oldest where there are too many, and of nobody else’s', () => {
    const before = [...full, entry('theirs', 'they'), entry('nobody’s', '')]
    const { entries, gone } = withRoom(before, entry('new', 'me'))
    expect(gone).toBe(1)
    expect(entries.map(({ key }) => key)).toEqual([
      'new',
      ...full.slice(0, -1).map(({ key }) => key),
      'theirs',
      'nobody’s',
    ])
    const another = withRoom(full, entry('theirs', 'they'))
    expect([another.gone, another.entries.length]).toEqual([0, MOST_PLANS + 1])
  })

  test('[HD-02] that changes again costs none', () => {
    const { entries, gone } = withRoom(full, { ...entry('mine 3', 'me'), changedAt: 2 })
    expect(gone).toBe(0)
    expect(entries).toHaveLength(MOST_PLANS)
    expect(entries[0]).toMatchObject({ key: 'mine 3', changedAt: 2 })
  })

  test('[HD-02] gives up its link once it is kept', async () => {
    const order: string[] = []
    const keep = async () => {
      order.push('kept')
      return 1
    }
    expect(await saveInsteadOfLink(keep, () => order.push('unlinked'))).toEqual({ gone: 1 })
    expect(order).toEqual(['kept', 'unlinked'])
  })

  test('[PROFILE-02] goes on under its key of the account, unless it was changed here since: then both stay', () => {
    const here = { key: 'a', changedAt: 1, room }
    expect(keyOfSaved('a', room, [])).toBe('a')
    expect(keyOfSaved('a', structuredClone(room), [here])).toBe('a')
    expect(keyOfSaved('a', { ...room, walls: 'brick' }, [here])).not.toBe('a')
  })

  // Node has no IndexedDB, like a browser that refuses it.
  test('[HD-02] is kept nowhere without storage: that is known, and its link stays', async () => {
    const dropLink = vi.fn()
    expect(await saveInsteadOfLink(() => keepPlan('a room', room), dropLink)).toBeUndefined()
    expect(dropLink).not.toHaveBeenCalled()
    expect(await listSavedPlans()).toEqual([])
  })
})

describe('coming back', () => {
  const reader = { roomIn, listSavedPlans: async () => [{ key: 'a', changedAt: 1, room }] }

  test('[HD-02] finds the room of the address, or those of this browser', async () => {
    expect(await findRooms(async () => reader, hashOf(room))).toEqual({ linked: room, savedPlans: [] })
    expect(await findRooms(async () => reader, '#room=1/x')).toMatchObject({
      trouble: 'link_damaged',
      savedPlans: [{ key: 'a' }],
    })
  })

  test('[HD-02] says that nothing could be loaded, where the code does not come', async () => {
    const load = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    expect(await findRooms(load, hashOf(room))).toEqual({ trouble: 'failed', savedPlans: [] })
  })
})

describe('the 3D view', () => {
  test('[HD-02] tells code that did not come from a browser without WebGL', async () => {
    const offline = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const open = vi.fn()
    expect(await openScene(offline, open)).toEqual({ trouble: 'not_loaded' })
    expect(open).not.toHaveBeenCalled()
    const noWebgl = () => {
      throw new Error('Error creating WebGL context')
    }
    expect(await openScene(async () => 'code', noWebgl)).toEqual({ trouble: 'no_webgl' })
    expect(
      await openScene(
        async () => 'code',
        (code) => `${code} at work`,
      ),
    ).toEqual({ scene: 'code at work' })
  })
})
