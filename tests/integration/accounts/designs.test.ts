import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { CONSENT_LIFETIME, dropOldConsents } from '#app/features/consent/consent.server'
import { serializePlan } from '#app/features/house-doctor/composer/link'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'
import { MOST_DESIGNS, PICTURE_CONSENT_WORDS, type SavedDesign } from '#app/features/house-doctor/designs/designs'
import { openDatabase } from '#app/server/db/client'
import { post, signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env
const db = openDatabase(DB)

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const keep = (token: string, design: object) => post('/api/profile/designs', { design }, bearer(token))
const drop = (token: string, id: string) => post('/api/profile/designs/delete', { id }, bearer(token))
async function designsOf(token: string): Promise<SavedDesign[]> {
  const answer = await get('/api/profile/designs', bearer(token))
  return ((await answer.json()) as { data: { designs: SavedDesign[] } }).data.designs
}

/** A JPEG's outer segments, which is all that is read here. */
const jpegOf = (width: number, height: number) => {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]
  const parts = [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  const scan = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0, 0]
  const bytes = Buffer.from([0xff, 0xd8, ...frame, ...parts, ...scan, 0xff, 0xd9])
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

const PREVIEW = jpegOf(320, 240)
const paint = {
  tool: 'colors_textures',
  surfaces: ['wall'],
  settings: { does: 'paint', colour: 'B3BDA5', strength: 1 },
}
const ownMaterial = { ...paint, tool: 'texture_transfer', settings: { does: 'lay-sample', widthM: 0.6 } }

/** Valid and invalid changes of a design. */
type Change = Partial<Record<Exclude<keyof SavedDesign, 'id'>, unknown>> & { id?: string }

const design = (change: Change = {}) => ({
  id: crypto.randomUUID() as string,
  savedAt: 1000,
  name: '',
  sample: 'shell',
  steps: [paint],
  products: ['ban-tra-nhat-tan'],
  preview: PREVIEW,
  consent: '',
  ...change,
})
const ownRoom = (change: Change = {}) =>
  design({ sample: null, name: 'phòng khách.jpg', consent: PICTURE_CONSENT_WORDS, ...change })

const PLAN = serializePlan(sampleRoom('bedroom'))
const ROOM = crypto.randomUUID()
const composing = { tool: 'room_composer', surfaces: [], settings: {} }
const drawn = (change: Change = {}) =>
  design({ sample: null, preview: '', steps: [composing], room: ROOM, plan: PLAN, ...change })

const eventsOf = async (subject: string) => {
  const { results } = await DB.prepare('select event from consents where subject = ? order by noted_at, event')
    .bind(subject)
    .all<{ event: string }>()
  return results.map(({ event }) => event)
}

describe('the designs of an account', () => {
  test('[PROFILE-02, API-13] come from any browser, the newest first, and once however often they are sent', async () => {
    const { token } = await signedIn()
    expect(await designsOf(token)).toEqual([])
    const [first, second] = [design(), design({ savedAt: 3000, products: [] })]
    for (const one of [second, first, first]) expect((await keep(token, one)).status).toBe(200)
    const { consent: _, ...shown } = first
    expect(await designsOf(token)).toEqual([
      expect.objectContaining({ id: second.id }),
      { ...shown, room: '', plan: '' },
    ])
    const answer = await get('/api/profile/designs', bearer(token))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('[PROFILE-02] of more than an account keeps the oldest go, and no browser’s clock is ahead', async () => {
    const { token } = await signedIn()
    const [first, ...others] = Array.from({ length: MOST_DESIGNS + 2 }, (_, index) => ({ savedAt: index, preview: '' }))
    const oldest = ownRoom({ ...first, preview: PREVIEW })
    const all = [oldest, ...others.map(design)]
    for (const one of all) await keep(token, one)
    expect(await eventsOf(oldest.id)).toEqual(['given', 'withdrawn'])
    const ahead = design({ savedAt: Date.now() + 1e12 })
    await keep(token, ahead)
    const designs = await designsOf(token)
    expect(designs.map(({ id }) => id)).toEqual([ahead, ...all.slice(3).reverse()].map(({ id }) => id))
    expect(designs[0]?.savedAt).toBeLessThanOrEqual(Date.now())
  })

  test('[PROFILE-02] of a drawn room are the one that was saved last, in whichever order they come', async () => {
    const { token } = await signedIn()
    const saved = (savedAt: number, change: Change = {}) => drawn({ savedAt, ...change })
    const [first, second, late] = [saved(1000), saved(3000), saved(2000)]
    const other = saved(1500, { room: crypto.randomUUID() })
    const photo = design({ room: first.room, savedAt: 500 })
    for (const one of [first, other, photo, second, late]) expect((await keep(token, one)).status).toBe(200)
    const designs = await designsOf(token)
    expect(designs.map(({ id }) => id)).toEqual([second.id, other.id, photo.id])
    expect(designs[0]).toMatchObject({ room: first.room, plan: PLAN, preview: '' })
  })

  test('[PROFILE-02, API-13] are nobody else’s to see, to change or to delete', async () => {
    const [{ token }, other] = [await signedIn(), await signedIn()]
    const mine = ownRoom()
    await keep(token, mine)
    await keep(other.token, design({ id: mine.id, preview: '' }))
    expect((await drop(other.token, mine.id)).status).toBe(200)
    expect(await designsOf(token)).toMatchObject([{ id: mine.id, preview: PREVIEW }])
    expect(await designsOf(other.token)).toEqual([])
  })

  test('[PROFILE-02, CONSENT-01] what one agreed to of a picture another cannot withdraw, by its name or their own picture', async () => {
    const [{ token }, other] = [await signedIn(), await signedIn()]
    const mine = ownRoom()
    await keep(token, mine)
    await keep(other.token, design({ id: mine.id, preview: '' }))
    await drop(other.token, mine.id)
    expect(await eventsOf(mine.id)).toEqual(['given'])
    await keep(other.token, mine)
    await drop(token, mine.id)
    const { results } = await DB.prepare('select count(*) as acts from consents where subject = ? group by account_id')
      .bind(mine.id)
      .all<{ acts: number }>()
    expect(results.map(({ acts }) => acts).sort()).toEqual([1, 2])
  })

  test('[PROFILE-02, API-13] come sixty in an hour', async () => {
    const { token } = await signedIn()
    expect((await keep(token, design())).status).toBe(200)
    await DB.exec("UPDATE quotas SET used = 60 WHERE key LIKE 'design-account:%'")
    expect((await keep(token, design())).status).toBe(429)
    expect(await designsOf(token)).toHaveLength(1)
  })

  test('[PROFILE-02, CONSENT-01] a picture of somebody’s own is there while they agree, and the ledger says so', async () => {
    const { token } = await signedIn()
    const mine = ownRoom()
    await keep(token, mine)
    await keep(token, mine)
    expect(await eventsOf(mine.id)).toEqual(['given'])
    const given = DB.prepare('select noted_at from consents where subject = ?').bind(mine.id)
    expect(Date.now() - ((await given.first<number>('noted_at')) ?? 0)).toBeLessThan(60_000)
    // Consents stay provable as long as the picture exists.
    await dropOldConsents(db, Date.now() + 2 * CONSENT_LIFETIME)
    expect(await eventsOf(mine.id)).toEqual(['given'])
    expect((await drop(token, mine.id)).status).toBe(200)
    expect(await designsOf(token)).toEqual([])
    expect(await eventsOf(mine.id)).toEqual(['given', 'withdrawn'])
    const data = (await (await get('/api/profile/data', bearer(token))).json()) as { consents: object[] }
    expect(data.consents).toMatchObject([{ purpose: 'room_pictures' }, { purpose: 'room_pictures' }])
  })

  test('[PROFILE-02, CONSENT-01] lose the pictures of their owner’s rooms when these are deleted, and nothing else', async () => {
    const [{ token }, other] = [await signedIn(), await signedIn()]
    const brought = design({ steps: [ownMaterial], consent: PICTURE_CONSENT_WORDS })
    const [mine, wordsAlone, ours, theirs] = [ownRoom(), ownRoom({ preview: '', consent: '' }), design(), ownRoom()]
    for (const one of [mine, brought, wordsAlone, ours, drawn()]) await keep(token, one)
    await keep(other.token, theirs)
    const before = await designsOf(token)
    for (let time = 0; time < 2; time++)
      expect((await post('/api/profile/designs/pictures/delete', {}, bearer(token))).status).toBe(200)
    expect(await designsOf(token)).toEqual(
      before.map((one) => (one.id === mine.id || one.id === brought.id ? { ...one, preview: '' } : one)),
    )
    for (const { id } of [mine, brought]) expect(await eventsOf(id)).toEqual(['given', 'withdrawn'])
    expect(await designsOf(other.token)).toMatchObject([{ id: theirs.id, preview: PREVIEW }])
    expect(await eventsOf(theirs.id)).toEqual(['given'])
  })

  test('[PROFILE-02, PROFILE-01] are part of the download, and go with the account', async () => {
    const { person, token } = await signedIn()
    const { consent: _, ...mine } = ownRoom()
    await keep(token, { ...mine, consent: PICTURE_CONSENT_WORDS })
    const data = (await (await get('/api/profile/data', bearer(token))).json()) as { savedDesigns: object[] }
    expect(data.savedDesigns).toEqual([{ ...mine, savedAt: '1970-01-01T00:00:01.000Z', room: '', plan: '' }])
    const count = () =>
      DB.prepare('select count(*) as n from doctor_designs where id = ?').bind(mine.id).first<number>('n')
    expect(await count()).toBe(1)
    await post('/api/profile/delete', { email: person.email }, bearer(token))
    await eraseWhatIsDue(db, Date.now() + 8 * 86_400_000)
    expect(await count()).toBe(0)
    expect(await eventsOf(mine.id)).toEqual(['given', 'withdrawn'])
  })
})

describe('calls of the designs', () => {
  test('[API-13] need the token of a device that is signed in', async () => {
    for (const token of ['rubbish', '']) {
      expect((await get('/api/profile/designs', bearer(token))).status).toBe(401)
      expect((await keep(token, design())).status).toBe(401)
      expect((await drop(token, crypto.randomUUID())).status).toBe(401)
      expect((await post('/api/profile/designs/pictures/delete', {}, bearer(token))).status).toBe(401)
    }
  })

  test.each([
    ['a picture of a visitor’s room that nobody agreed to', ownRoom({ consent: '' })],
    ['one of our rooms with a picture of their own in it', design({ steps: [ownMaterial] })],
    ['words that were never shown', ownRoom({ consent: '1999-01-01' })],
    ['a picture of another kind', design({ preview: 'data:image/svg+xml;base64,PHN2Zy8+' })],
    ['a picture that is none', design({ preview: `data:image/jpeg;base64,${Buffer.from('no').toString('base64')}` })],
    ['a picture as large as a photo', design({ preview: jpegOf(4000, 3000) })],
    ['a picture from elsewhere', design({ preview: 'https://example.com/room.jpg' })],
    ['more than a picture', design({ preview: `data:image/jpeg;base64,${'A'.repeat(50_000)}` })],
    ['a name that is none', design({ id: 'room' })],
    ['no step', design({ steps: [] })],
    ['an unknown tool', design({ steps: [{ ...paint, tool: 'magic' }] })],
    ['settings that are pixels', design({ steps: [{ ...paint, settings: { sample: [1, 2, 3] } }] })],
    ['an unknown room of ours', design({ sample: 'castle' })],
    ['a product that is none', design({ products: ["x'; drop table doctor_designs; --"] })],
    ['a plan that no composer can open', drawn({ plan: PLAN.replace('bedroom', 'castle') })],
    ['a plan with rubbish', drawn({ plan: '1/../<b>' })],
    ['a plan of nowhere', drawn({ room: undefined })],
    ['something else beside it', { ...design(), accountId: 'x' }],
  ])('[API-13, PROFILE-02] %s is refused', async (_, sent) => {
    const { token } = await signedIn()
    const answer = await keep(token, sent)
    expect(answer.status).toBe(422)
    expect(await designsOf(token)).toEqual([])
  })

  test('[PROFILE-02] without their picture, the steps in somebody’s own room are kept with nothing agreed to', async () => {
    const { token } = await signedIn()
    const mine = ownRoom({ preview: '', consent: '' })
    expect((await keep(token, mine)).status).toBe(200)
    expect(await designsOf(token)).toMatchObject([{ id: mine.id, preview: '', steps: [paint] }])
    expect(await eventsOf(mine.id)).toEqual([])
  })
})
