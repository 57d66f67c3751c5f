import { builtIn } from '../../app/features/languages/built-in.ts'

/** A request to one of the shop's addresses. */
export type Sent = {
  method: string
  /** Exactly as sent, without normalisation. */
  path: string
  headers: Record<string, string>
  body?: string
}
export type Target = {
  /** Name in the code: `/search`, `POST /api/auth/login`, `search.fetchResults`. */
  name: string
  /** Sent with a session. */
  isCustomers?: boolean
  /** Puts the value into one field of this address; `turn` selects the field. */
  send: (value: string, turn: number) => Sent
}

const LOCALES = Object.keys(builtIn)
export const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' }
export const JSON_TYPE = { 'content-type': 'application/json' }
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

export const encoded = (value: string) => encodeURIComponent(value.toWellFormed())
export const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T
export const localeOf = (turn: number) => pick(LOCALES, turn)

export type Fields = Record<string, unknown>
/** Replaces one field, or one inside a list or object, by the value. */
export function filled(fields: Fields, value: string, turn: number): Fields {
  const names = Object.keys(fields)
  const name = pick(names, turn)
  const [old, further] = [fields[name], Math.floor(turn / names.length)]
  if (Array.isArray(old)) return { ...fields, [name]: [value, ...old] }
  const isDeep = typeof old === 'object' && old !== null && Object.keys(old).length > 0
  return { ...fields, [name]: isDeep ? filled(old as Fields, value, further) : value }
}

export const queryOf = (fields: Fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
    .join('&')

export const DEVICE = { browser: 'Chrome', os: 'Linux' }
export const EMAIL = 'hostile@example.vn'
export const PASSWORD = 'correct horse battery'
export const SENDER = { name: 'An', phone: '0900000000', email: EMAIL, note: 'Xin chào' }
export const CUSTOMERS = { isCustomers: true } as const
