import { Hono, type MiddlewareHandler } from 'hono'
import {
  emptyData,
  eraseData,
  passwordData,
  profileData,
  revokeData,
} from '#app/features/auth/account/account-calls.schema'
import {
  cancelErasure,
  changePassword,
  changeProfile,
  endDevice,
  exportData,
  listDevices,
  planErasure,
  profileOf,
} from '#app/features/auth/page/profile.server'
import { readAccessToken } from '#app/features/auth/session/access-token.server'
import { accountOfSession } from '#app/features/auth/session/session.server'
import { cartData } from '#app/features/cart/cart.server'
import { consentsOf } from '#app/features/consent/consent.server'
import { enquiriesFrom } from '#app/features/enquiry/enquiry.server'
import { designData, designNameData } from '#app/features/house-doctor/designs/designs.schema'
import {
  designsData,
  dropDesign,
  dropPictures,
  findDesigns,
  isPlan,
  isPreview,
  keepDesign,
} from '#app/features/house-doctor/designs/designs.server'
import { doctorData } from '#app/features/house-doctor/jobs/own-data.server'
import { changeLists, findLists, listsData } from '#app/features/lists/account-lists.server'
import { listsChange } from '#app/features/lists/lists.schema'
import { readerData } from '#app/features/newsletter/newsletter.server'
import { ordersData } from '#app/features/orders/own-orders.server'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { bearerOf, call, callContext, refuseOverLimit, success } from './call'
import { answerProblem } from './errors'
import { sendSoon } from './mailer'

/** Calls of the account page (API-13); all need the token of a signed-in device. */
export const profile = new Hono<ApiEnv>()

const requireSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const session = await readAccessToken(sessionSecrets(c.env), bearerOf(c))
  const account = session && (await accountOfSession(openDatabase(c.env.DB), session))
  if (!account) return answerProblem(c, 'invalid_token', { 'www-authenticate': 'Bearer' })
  c.set('session', session)
  c.set('account', account)
  await next()
}
for (const address of ['/api/profile', '/api/profile/*']) profile.use(address, requireSession)

profile.get('/api/profile', (c) => c.json({ ...success, data: { profile: profileOf(c.get('account')) } }))

profile.post(
  '/api/profile',
  call(profileData, async (c, { displayName, phoneNumber }) => {
    const changed = await changeProfile(openDatabase(c.env.DB), c.get('account'), { displayName, phoneNumber })
    return c.json({ ...success, data: { profile: changed } })
  }),
)

profile.post(
  '/api/profile/password',
  call(passwordData, async (c, passwords) => {
    const { account, session } = c.var
    const refusal = await refuseOverLimit(c, { ...allowances.passwordOfAccount, who: account.id })
    if (refusal) return refusal
    const changed = await changePassword(openDatabase(c.env.DB), { account, session }, passwords, callContext(c))
    if (!changed.ok) return answerProblem(c, changed.code)
    sendSoon(c, changed.letterId)
    return c.json(success)
  }),
)

profile.get('/api/profile/devices', async (c) =>
  c.json({ ...success, data: { devices: await listDevices(openDatabase(c.env.DB), c.get('session')) } }),
)

profile.post(
  '/api/profile/devices/revoke',
  call(revokeData, async (c, { deviceId }) => {
    await endDevice(openDatabase(c.env.DB), c.get('account').id, deviceId)
    return c.json(success)
  }),
)

profile.get('/api/profile/lists', async (c) =>
  c.json({ ...success, data: { lists: await findLists(openDatabase(c.env.DB), c.get('account').id) } }),
)

profile.post(
  '/api/profile/lists',
  call(listsChange, async (c, { changes }) => {
    const lists = await changeLists(openDatabase(c.env.DB), c.get('account').id, changes, Date.now())
    return c.json({ ...success, data: { lists } })
  }),
)

profile.get('/api/profile/designs', async (c) =>
  c.json({ ...success, data: { designs: await findDesigns(openDatabase(c.env.DB), c.get('account').id) } }),
)

profile.post(
  '/api/profile/designs',
  call(designData, async (c, { design }) => {
    if (design.preview && !isPreview(design.preview)) return answerProblem(c, 'invalid_request')
    if (design.plan && !(await isPlan(design.plan))) return answerProblem(c, 'invalid_request')
    const accountId = c.get('account').id
    const refusal = await refuseOverLimit(c, { ...allowances.designOfAccount, who: accountId })
    if (refusal) return refusal
    await keepDesign(openDatabase(c.env.DB), design, { accountId, ...callContext(c) })
    return c.json(success)
  }),
)

profile.post(
  '/api/profile/designs/delete',
  call(designNameData, async (c, { id }) => {
    await dropDesign(openDatabase(c.env.DB), id, { accountId: c.get('account').id, ...callContext(c) })
    return c.json(success)
  }),
)

profile.post(
  '/api/profile/designs/pictures/delete',
  call(emptyData, async (c) => {
    await dropPictures(openDatabase(c.env.DB), { accountId: c.get('account').id, ...callContext(c) })
    return c.json(success)
  }),
)

profile.get('/api/profile/data', async (c) => {
  c.header('content-disposition', 'attachment; filename="vuong-tron-data.json"')
  const { account, session } = c.var
  const db = openDatabase(c.env.DB)
  return c.json({
    ...(await exportData(db, account, session)),
    newsletter: await readerData(db, account.email),
    enquiries: await enquiriesFrom(db, account.email),
    cart: await cartData(db, account.id),
    orders: await ordersData(db, account.id),
    lists: await listsData(db, account.id),
    consents: await consentsOf(db, account),
    designs: await doctorData(db, account.id),
    savedDesigns: await designsData(db, account.id),
  })
})

profile.post(
  '/api/profile/delete',
  call(eraseData, async (c, { email }) => {
    const planned = await planErasure(openDatabase(c.env.DB), c.get('account'), email, callContext(c))
    if (!planned.ok) return answerProblem(c, planned.code)
    sendSoon(c, planned.letterId)
    return c.json({ ...success, data: { profile: planned.profile } })
  }),
)

profile.post(
  '/api/profile/delete/cancel',
  call(emptyData, async (c) =>
    c.json({ ...success, data: { profile: await cancelErasure(openDatabase(c.env.DB), c.get('account')) } }),
  ),
)
