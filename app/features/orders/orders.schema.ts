import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { isOrderCode } from './order-code'
import { cancelReasons, LONGEST_RETURN_NOTE, returnReasons, returnWishes } from './returns'

/** What comes from outside about an order: by the API, and as flat fields of its page's forms. */

const VIETNAM = '+84'

/** `0901 234 567` and `+84 901 234 567` are one number; other countries' need their code. */
export const internationalPhone = type.string
  .pipe((text) =>
    text
      .replace(/[\s().-]/g, '')
      .replace(/^00/, '+')
      .replace(/^0(?=\d{9}$)/, VIETNAM),
  )
  .to(type(/^\+[1-9]\d{7,14}$/).and(type(/^(?!\+84(?!\d{9}$))/)))

/** A code as people write it: in lower case, with spaces or dashes. Its check sign finds most slips. */
const writtenCode = type.string
  .pipe((text) => text.toUpperCase().replace(/[^\dA-Z]/g, ''))
  .to(type.string.narrow((code) => isOrderCode(code)))

export const lookUpForm = type({ code: writtenCode, phone: internationalPhone, '+': 'reject' })
export type LookUp = typeof lookUpForm.infer

/** The pair with the code that was sent for it. */
export const accessForm = lookUpForm.merge({
  accessCode: type.string.pipe((text) => text.replace(/\D/g, '')).to(/^\d{6}$/),
})
export type AccessForm = typeof accessForm.infer

export const cancelBody = type({ 'reason?': type.enumerated(...cancelReasons), '+': 'reject' })

/** The page's field, which is empty where nothing was chosen. */
export const cancelForm = type({ reason: type.enumerated('', ...cancelReasons), '+': 'reject' })
export type CancelForm = typeof cancelForm.infer

export const dayBody = type({ day: /^\d{4}-\d\d-\d\d$/, half: "'morning' | 'afternoon'", '+': 'reject' })

/** A radio button of the page has both, such as `2026-12-19 morning`. */
export const dayForm = type({
  slot: /^\d{4}-\d\d-\d\d (?:morning|afternoon)$/,
  '+': 'reject',
})
export type DayForm = typeof dayForm.infer

const note = type.string
  .pipe((text) => text.trim())
  .to(type(/^[^\p{Cs}\0]*$/u).and(type.string.atMostLength(LONGEST_RETURN_NOTE)))

const returnLine = type({ line: '1 <= number.integer <= 60', quantity: '1 <= number.integer <= 99', '+': 'reject' })

export const returnBody = type({
  lines: returnLine.array().atLeastLength(1).atMostLength(60),
  reason: type.enumerated(...returnReasons),
  wanted: type.enumerated(...returnWishes),
  'note?': note,
  '+': 'reject',
})
export type ReturnWish = Omit<typeof returnBody.infer, 'note'> & { note: string }

/** The page's fields; the number of each line comes as `line-1`, and is read from what was sent. */
export const returnForm = type({
  reason: type.enumerated(...returnReasons),
  wanted: type.enumerated(...returnWishes),
  note,
  '+': 'reject',
})
export type ReturnForm = typeof returnForm.infer

const LINE_FIELD = /^line-(\d{1,2})$/

/** Lines with a number above nothing among the sent fields; undefined if one is no number. */
export function returnedLines(sent: Readonly<Record<string, string>>): ReturnWish['lines'] | undefined {
  const lines = Object.entries(sent).flatMap(([name, value]) => {
    const line = Number(LINE_FIELD.exec(name)?.[1] ?? 0)
    const quantity = Number(value || 0)
    return line > 0 && quantity !== 0 ? [{ line, quantity }] : []
  })
  const read = returnBody.get('lines')(lines)
  return read instanceof type.errors ? undefined : read
}

export const ownOrdersRequest = type({ locale: localeSchema, '+': 'reject' })
