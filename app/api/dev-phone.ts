import { type } from 'arktype'
import { Hono } from 'hono'
import { parseJson } from '#app/lib/parse-json'
import { openDatabase } from '#app/server/db/client'
import { localMail } from '#app/server/db/schema'
import type { PhoneSettings } from '#app/server/phone'

/** eSMS for this machine (BUY-23): it checks a call as the real one does, and shows the message at /dev/mail. */
export const devPhone = new Hono<{ Bindings: Env }>()

const zaloData = type({ OAID: 'string > 0', TempID: 'string > 0', Params: 'string[] > 0', RequestId: 'string > 0' })
const smsData = type({
  Content: '0 < string <= 1000',
  Brandname: 'string > 0',
  SmsType: "'2'",
  IsUnicode: "'0' | '1'",
  RequestId: 'string > 0',
})
const callSchema = type({
  ApiKey: 'string',
  SecretKey: 'string',
  Phone: /^0\d{9}$/,
  Channels: "('zalo' | 'sms')[] > 0",
  Data: zaloData.or(smsData).array().atLeastLength(1),
})

/** What it has sent, until it stops. */
const sent = new Set<string>()

devPhone.post('/MainService.svc/json/MultiChannelMessage/', async (c) => {
  const settings = c.env as unknown as PhoneSettings
  const call = callSchema(parseJson(await c.req.text()))
  if (call instanceof type.errors) return c.json({ CodeResult: '210', ErrorMessage: 'Incorrect payload' })
  if (call.ApiKey !== settings.ESMS_API_KEY || call.SecretKey !== settings.ESMS_SECRET_KEY)
    return c.json({ CodeResult: '101', ErrorMessage: 'Authorize Failed' })
  const [first] = call.Data
  if (call.Channels.length !== call.Data.length || !first) return c.json({ CodeResult: '210' })
  if ('Brandname' in first && first.Brandname !== settings.ESMS_BRANDNAME) return c.json({ CodeResult: '104' })
  if ('OAID' in first && first.OAID !== settings.ESMS_ZALO_OA) return c.json({ CodeResult: '204' })
  if (sent.has(first.RequestId)) return c.json({ CodeResult: '124', ErrorMessage: 'Duplicate RequestId' })
  sent.add(first.RequestId)
  const text = 'Content' in first ? first.Content : `${first.TempID}: ${first.Params.join(' | ')}`
  await openDatabase(c.env.DB)
    .insert(localMail)
    .values({ recipient: call.Phone, subject: call.Channels.join(', '), text, html: '', sentAt: Date.now() })
  return c.json({ CodeResult: '100', CountRegenerate: 0, SMSID: crypto.randomUUID() })
})
