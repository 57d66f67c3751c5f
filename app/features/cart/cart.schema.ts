import { type } from 'arktype'
import { SECRET } from '#app/lib/secret'
import { packageTiers } from '../catalogue/catalogue'
import { measureFields } from '../delivery/delivery'
import { localeSchema } from '../languages/languages.schema'
import { MOST_OF_A_LINE, piecesIn } from './cart'

/** Forms of the basket, as browsers send them. */

const whole = (least: number, most: number) =>
  type.string.pipe((text) => Number(text.trim() || 'none')).to(`${least} <= number.integer <= ${most}`)

const sku = type('string <= 120')
const tier = type.enumerated('', ...packageTiers)
const saved = type.enumerated('', '1').pipe((value) => value === '1')
/** The maximum of a JavaScript date. */
const moment = whole(0, 8.64e15)

/** On a product's page, with what was measured of the way in. */
export const pieceForm = type({
  finish: 'string <= 30',
  quantity: whole(1, MOST_OF_A_LINE),
  ...measureFields(type('string <= 5')),
  '+': 'reject',
})

/** Several pieces at once: a list, a room, an order. */
export const piecesForm = type({ pieces: type('string <= 8000').pipe(piecesIn), '+': 'reject' })

/** The number as the page shows it, and the step of the pressed button. */
export const quantityForm = type({
  sku,
  tier,
  quantity: whole(0, MOST_OF_A_LINE),
  step: type.enumerated('', '-1', '1').pipe(Number),
  '+': 'reject',
})

/** A line, or without a sku a whole package. */
export const partForm = type({ sku, tier, saved, '+': 'reject' })
export type PartValues = typeof partForm.infer

/** What was removed, with the number and the time that bring it back to its place. */
export const undoForm = type({ sku, tier, saved, quantity: whole(1, MOST_OF_A_LINE), at: moment, '+': 'reject' })

export const dissolveForm = type({ tier: type.enumerated(...packageTiers), '+': 'reject' })

/** Takes a piece in another finish instead. */
export const swapForm = type({ sku, to: sku, tier, '+': 'reject' })
export type SwapValues = typeof swapForm.infer

/** Takes over the basket that an agent filled. */
export const handoverForm = type({ secret: SECRET, way: "'replace' | 'add'", '+': 'reject' })

export const cartRequest = type({ locale: localeSchema, removed: 'string <= 120', '+': 'reject' })

export const cartAnswer = type({
  lines: type({
    sku: 'string',
    packageTier: 'string',
    isSaved: 'boolean',
    quantity: 'number',
    addedAt: 'number',
  }).array(),
})
