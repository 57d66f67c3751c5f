import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { letterMailer } from '#app/api/mailer'
import { sendLetter } from '#app/features/mail/mail.server'
import { openByAccessCode, sendAccessCode } from '#app/features/orders/look-up.server'
import { ACCESS_CODE_MINUTES, newOrderCode } from '#app/features/orders/order-code'
import { MINUTE } from '#app/lib/constants'
import { phoneSender } from '#app/server/phone'
import { sessionSecrets } from '#app/server/secrets'
import { get } from '#tests/support/front-door'
import { countOf, db, placed, withEmail } from '#tests/support/orders'

const bindings = env as unknown as Env
const secrets = sessionSecrets(bindings)
const PHONE = '0901234567'

let turn = 0
/** Sends a form as a script does, from an address of its own. */
async function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await get('/vi/order', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `10.23.0.${++turn}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
  return (await answer.json()) as { ok: boolean; code?: string; leadsTo?: string; errors?: object }
}

const lastMessage = (recipient: string) =>
  env.DB.prepare('select subject, text from local_mail where recipient = ? order by id desc limit 1')
    .bind(recipient)
    .first<{ subject: string; text: string }>()

/** Asks for a code and reads it where the customer would. */
async function codeOf(pair: { code: string; phone: string }, recipient: string) {
  expect(await submit({ intent: 'access', ...pair })).toEqual({ ok: true, leadsTo: '/vi/order?state=sent' })
  return vi.waitFor(async () => {
    const { subject, text } = (await lastMessage(recipient)) ?? {}
    const shown = `${pair.code.slice(0, 4)} ${pair.code.slice(4)}`
    const [, code] = new RegExp(`(\\d{6}) là mã xác nhận để xem đơn ${shown}`).exec(`${subject} ${text}`) ?? []
    if (!code) throw new Error('no code has come')
    return code
  })
}

test('[BUY-23] a code by mail opens the order once, and no other does', async () => {
  const { order, path } = await placed(withEmail('access@example.com'))
  const pair = { code: order.code, phone: PHONE }
  const accessCode = await codeOf(pair, 'access@example.com')
  expect(accessCode).toMatch(/^\d{6}$/)
  const other = String((Number(accessCode) + 1) % 10 ** 6).padStart(6, '0')
  const wrong = { ok: false, code: 'code_wrong' }
  expect(await submit({ intent: 'open', ...pair, accessCode: other })).toEqual(wrong)
  expect(await submit({ intent: 'open', ...pair, phone: '0901234568', accessCode })).toEqual(wrong)
  expect(
    await submit({ intent: 'open', ...pair, accessCode: `${accessCode.slice(0, 3)} ${accessCode.slice(3)}` }),
  ).toEqual({ ok: true, leadsTo: `/vi${path}` })
  expect((await get(`/vi${path}`)).status).toBe(200)
  expect(
    await openByAccessCode(db, { ...pair, phone: '+84901234567', accessCode }, secrets, Date.now() + 2 * MINUTE),
  ).toBe(undefined)
})

test('[BUY-23] the letter of the code has no link that opens the order, and the database no code', async () => {
  const { order } = await placed(withEmail('bare@example.com'))
  const accessCode = await codeOf({ code: order.code, phone: PHONE }, 'bare@example.com')
  expect((await lastMessage('bare@example.com'))?.text).not.toContain('?k=')
  const row = await env.DB.prepare('select * from order_access_codes where order_id = ?').bind(order.id).first()
  expect(Object.keys(row ?? {}).sort()).toEqual(['issued_at', 'order_id', 'tries', 'used_at'])
  expect(JSON.stringify(row)).not.toContain(accessCode)
})

test('[BUY-23] whoever left only a phone gets the code and the letters there', async () => {
  const { order, path } = await placed()
  const accessCode = await codeOf({ code: order.code, phone: PHONE }, PHONE)
  expect(await submit({ intent: 'open', code: order.code, phone: PHONE, accessCode })).toEqual({
    ok: true,
    leadsTo: `/vi${path}`,
  })
  const cancelled = await get(`/api/orders${path.slice('/order'.length).replace('?', '/cancel?')}`, { method: 'POST' })
  expect(cancelled.status).toBe(200)
  const shown = `${order.code.slice(0, 4)} ${order.code.slice(4)}`
  await expect
    .poll(() => lastMessage(PHONE))
    .toEqual({ subject: 'sms', text: `Đơn ${shown} đã hủy: ${bindings.SITE_ORIGIN}/vi${path}` })
})

test('[BUY-23] a code is good for ten minutes and five tries, and asking again gives another', async () => {
  const { order } = await placed(withEmail('tries@example.com'))
  const pair = { code: order.code, phone: '+84901234567' }
  const now = Date.now()
  const codeAt = async (at: number) => {
    const letter = await sendAccessCode(db, pair, secrets, { now: at })
    await sendLetter(db, letter, letterMailer(bindings), at)
    return /\b\d{6}\b/.exec((await lastMessage('tries@example.com'))?.subject ?? '')?.[0] ?? ''
  }
  const open = (accessCode: string, at: number) => openByAccessCode(db, { ...pair, accessCode }, secrets, at)
  const first = await codeAt(now)
  // Asked for twice at once, as where an answer was lost, it is the same.
  expect(await codeAt(now + 1000)).toBe(first)
  expect(await open(first, now + ACCESS_CODE_MINUTES * MINUTE)).toBeUndefined()
  const other = first === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries++) expect(await open(other, now)).toBeUndefined()
  expect(await open(first, now)).toBeUndefined()
  const next = await codeAt(now + 2 * MINUTE)
  expect(next).not.toBe('')
  expect(await open(next, now + 3 * MINUTE)).toMatchObject({ code: order.code })
  // A form whose answer was lost is sent again.
  expect(await open(next, now + 3 * MINUTE + 1000)).toMatchObject({ code: order.code })
  expect(await open(next, now + 5 * MINUTE)).toBeUndefined()
})

test('[BUY-23] all five tries can be had from one address, after a look-up and a code', async () => {
  const { order } = await placed(withEmail('one-address@example.com'))
  const pair = { code: order.code, phone: PHONE }
  const address = { 'x-forwarded-for': '198.51.100.23' }
  await submit({ intent: '', ...pair }, address)
  const accessCode = await codeOf(pair, 'one-address@example.com')
  const other = accessCode === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 4; tries++)
    expect(await submit({ intent: 'open', ...pair, accessCode: other }, address)).toMatchObject({ code: 'code_wrong' })
  expect(await submit({ intent: 'open', ...pair, accessCode }, address)).toMatchObject({ ok: true })
})

test('[BUY-23] a form that is sent again sends one letter', async () => {
  const { order } = await placed(withEmail('again@example.com'))
  const pair = { code: order.code, phone: '+84901234567' }
  const asked = { key: 'the-same-form', now: Date.now() }
  const ids = [await sendAccessCode(db, pair, secrets, asked), await sendAccessCode(db, pair, secrets, asked)]
  expect(new Set(ids).size).toBe(1)
  expect(await countOf("select count(*) from mail_outbox where about = ? and letter = 'order_access'", order.id)).toBe(
    1,
  )
})

test('[BUY-23] a number gets eight letters an hour, whoever orders with it, and its codes', async () => {
  const { sendToPhone } = letterMailer(bindings)
  for (let number = 0; number < 10; number++)
    await sendToPhone?.({ id: crypto.randomUUID(), kind: 'order_paid', to: '+84905555555', text: 'Paid', values: [] })
  const got = () => countOf("select count(*) from local_mail where recipient = '0905555555'")
  expect(await got()).toBe(8)
  // The code that somebody waits for comes all the same.
  await sendToPhone?.({ id: crypto.randomUUID(), kind: 'order_access', to: '+84905555555', text: '123456', values: [] })
  expect(await got()).toBe(9)
})

test('[BUY-23] where nothing goes to phones, what would go there is dropped unwritten', async () => {
  const { order } = await placed()
  const letter = await sendAccessCode(db, { code: order.code, phone: '+84901234567' }, secrets, { now: Date.now() })
  const { sendToPhone: _, write, ...mailer } = letterMailer(bindings)
  const written = vi.fn(write)
  await sendLetter(db, letter, { ...mailer, write: written })
  expect(written).not.toHaveBeenCalled()
  expect(await countOf('select count(*) from mail_outbox where id = ?', letter)).toBe(0)
})

test('[BUY-23] a message that the provider refuses is tried again, however often, and uses up nothing', async () => {
  const { sendToPhone } = letterMailer(bindings)
  const refused = { id: 'refused', kind: 'order_paid', to: '+841', text: 'Paid', values: [] }
  for (let tries = 0; tries < 10; tries++) await expect(sendToPhone?.(refused)).rejects.toThrow('210')
})

test('[BUY-17, BUY-23] a wrong pair is answered as the right one is, and nothing is sent or kept', async () => {
  const { order } = await placed(withEmail('alike@example.com'))
  const letters = () => countOf("select count(*) from mail_outbox where letter = 'order_access'")
  const codes = () => countOf('select count(*) from order_access_codes')
  const before = [await letters(), await codes()]
  const ask = (code: string, phone: string) => submit({ intent: 'access', code, phone })
  const wrong = [await ask(order.code, '0901234568'), await ask(newOrderCode(), PHONE)]
  expect([await letters(), await codes()]).toEqual(before)
  expect(wrong).toEqual(Array(2).fill(await ask(order.code, PHONE)))
  const typed = { intent: 'open', code: newOrderCode(), phone: PHONE }
  expect(await submit({ ...typed, accessCode: '12345' })).toMatchObject({ errors: { accessCode: 'invalid' } })
  expect(await submit({ ...typed, accessCode: '123456' })).toEqual({ ok: false, code: 'code_wrong' })
})

test('[BUY-23] eSMS is asked for Zalo first where its template is named, and takes each message once', async () => {
  const calls: { Phone: string; Channels: string[]; Data: Record<string, unknown>[] }[] = []
  let result = '100'
  const settings = {
    ESMS_API: 'https://esms.example',
    ESMS_API_KEY: 'key',
    ESMS_SECRET_KEY: 'secret',
    ESMS_BRANDNAME: 'VUONGTRON',
    ESMS_ZALO_OA: '409',
    ESMS_ZALO_TEMPLATES: 'order_placed=205644, order_access = 205645',
  }
  const send = (more: object, message: object = {}) =>
    phoneSender({ ...settings, ...more }, async (request) => {
      calls.push(await request.json())
      return Response.json({ CodeResult: result })
    })?.({ id: 'one', kind: 'order_access', to: '+84901234567', text: '123456', values: ['123456'], ...message })
  await send({})
  expect(calls.pop()).toMatchObject({
    Phone: '0901234567',
    Channels: ['zalo', 'sms'],
    Data: [
      { OAID: '409', TempID: '205645', Params: ['123456'], RequestId: 'one' },
      { Content: '123456', Brandname: 'VUONGTRON', SmsType: '2', RequestId: 'one' },
    ],
  })
  await send({}, { kind: 'order_paid' })
  expect(calls.pop()?.Channels).toEqual(['sms'])
  await send({ ESMS_BRANDNAME: '' })
  expect(calls.pop()?.Channels).toEqual(['zalo'])
  // Neither way reaches other countries, and a template that is missing leaves none.
  await send({}, { to: '+491701234567' })
  await send({ ESMS_BRANDNAME: '' }, { kind: 'order_paid' })
  expect(calls).toEqual([])
  expect(phoneSender({ ...settings, ESMS_BRANDNAME: '', ESMS_ZALO_OA: '' })).toBeUndefined()
  expect(phoneSender({ ...settings, ESMS_SECRET_KEY: '' })).toBeUndefined()
  result = '124'
  await send({})
  result = '103'
  await expect(send({})).rejects.toThrow('103')
})
