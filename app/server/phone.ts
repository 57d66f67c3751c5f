import { type } from 'arktype'
import { SECOND } from '#app/lib/constants'
import { parseJson } from '#app/lib/parse-json'

/** What goes to a phone: as SMS, or as Zalo's template of its kind with these values. */
export type PhoneMessage = {
  /** Of the outbox: the provider takes each once. */
  id: string
  kind: string
  /** In international form. */
  to: string
  text: string
  values: readonly string[]
}
export type SendToPhone = (message: PhoneMessage) => Promise<void>

/** Settings and secrets of eSMS (docs/operate.md). */
export type PhoneSettings = Partial<
  Record<
    'ESMS_API' | 'ESMS_API_KEY' | 'ESMS_SECRET_KEY' | 'ESMS_BRANDNAME' | 'ESMS_ZALO_OA' | 'ESMS_ZALO_TEMPLATES',
    string
  >
>

const TIMEOUT = 10 * SECOND
const VIETNAM = '+84'
const ACCEPTED = '100'
/** A try whose answer was lost had sent it. */
const SENT_BEFORE = '124'

const answerSchema = type({ CodeResult: 'string' })

/** True if SMS or Zalo is switched on. */
export const sendsToPhones = ({ ESMS_API, ESMS_API_KEY, ESMS_SECRET_KEY, ...ways }: PhoneSettings): boolean =>
  Boolean(ESMS_API && ESMS_API_KEY && ESMS_SECRET_KEY && (ways.ESMS_BRANDNAME || ways.ESMS_ZALO_OA))

/**
 * Sends by eSMS, which tries Zalo first and then SMS (its call `MultiChannelMessage`, developers.esms.vn). Undefined
 * while neither is switched on. Numbers of other countries get nothing, as neither reaches them.
 */
export function phoneSender(
  settings: PhoneSettings,
  call: (request: Request) => Promise<Response> | Response = fetch,
): SendToPhone | undefined {
  const { ESMS_API: api, ESMS_API_KEY: ApiKey, ESMS_SECRET_KEY: SecretKey } = settings
  if (!sendsToPhones(settings)) return
  return async (message) => {
    const ways = waysOf(message, settings)
    if (ways.length === 0 || !message.to.startsWith(VIETNAM)) return
    const body = {
      ApiKey,
      SecretKey,
      Phone: message.to.replace(VIETNAM, '0'),
      Channels: ways.map(({ channel }) => channel),
      Data: ways.map(({ data }) => ({ ...data, RequestId: message.id })),
    }
    const request = new Request(`${api}/MainService.svc/json/MultiChannelMessage/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer = answerSchema(parseJson(await (await call(request)).text()))
    if (answer instanceof type.errors) throw new Error('eSMS answered something else')
    const { CodeResult: code } = answer
    // Its own words may repeat the number, which must not be logged.
    if (code !== ACCEPTED && code !== SENT_BEFORE) throw new Error(`eSMS refused a message: ${code}`)
  }
}

/** The ways of a message, first choice first. */
function waysOf({ kind, text, values }: PhoneMessage, settings: PhoneSettings) {
  const { ESMS_BRANDNAME: Brandname, ESMS_ZALO_OA: OAID } = settings
  const TempID = zaloTemplates(settings.ESMS_ZALO_TEMPLATES).get(kind)
  return [
    ...(OAID && TempID ? [{ channel: 'zalo', data: { OAID, TempID, Params: values } }] : []),
    // Customer care, with accents.
    ...(Brandname ? [{ channel: 'sms', data: { Content: text, Brandname, SmsType: '2', IsUnicode: '1' } }] : []),
  ]
}

/** Templates by kind of message, written as `order_placed=205644, order_access=205645`. */
const zaloTemplates = (text = '') =>
  new Map(
    text.split(',').flatMap((pair) => {
      const [kind = '', template = ''] = pair.split('=').map((part) => part.trim())
      return kind && template ? [[kind, template] as const] : []
    }),
  )
