import { type } from 'arktype'
import { localeSchema } from '../../languages/languages.schema'
import { pieceSchema } from '../../lists/lists.schema'
import { LONGEST_PLAN } from '../composer/link.ts'
import { sampleIds } from '../sample-rooms.ts'
import { toolIds } from '../tools.ts'
import { LONGEST_NAME, LONGEST_PREVIEW, MOST_PRODUCTS, MOST_STEPS, PICTURE_CONSENT_WORDS, showsOwn } from './designs.ts'

const LAST_MOMENT = 8.64e15
const MOST_SURFACES = 6

const word = type(/^[a-z_]{1,40}$/)
const step = type({
  '+': 'reject',
  tool: type.enumerated(...toolIds),
  surfaces: word.array().atMostLength(MOST_SURFACES),
  settings: type({ '[string]': 'string <= 40 | number' }),
})

/** A design as sent by a browser. Previews of own rooms require a consent. */
const designSchema = type({
  '+': 'reject',
  id: 'string.uuid',
  savedAt: type.number.atLeast(0).atMost(LAST_MOMENT).divisibleBy(1),
  name: type.string.atMostLength(LONGEST_NAME),
  sample: type.enumerated(...sampleIds, null),
  steps: step.array().atLeastLength(1).atMostLength(MOST_STEPS),
  products: pieceSchema.array().atMostLength(MOST_PRODUCTS),
  preview: type(/^(?:data:image\/jpeg;base64,[A-Za-z\d+/]+={0,2})?$/).and(type.string.atMostLength(LONGEST_PREVIEW)),
  consent: `'' | '${PICTURE_CONSENT_WORDS}'`,
  'room?': 'string.uuid',
  'plan?': type(/^[\w./~-]+$/).and(type.string.atMostLength(LONGEST_PLAN)),
}).narrow((design, context) => {
  if (design.plan && (design.preview || design.sample || !design.room)) return context.mustBe('a plan alone')
  return design.preview && showsOwn(design) && !design.consent ? context.mustBe('agreed to') : true
})

export const designData = type({ design: designSchema, 'lang?': 'string <= 120', '+': 'reject' })
export const designNameData = type({ id: 'string.uuid', 'lang?': 'string <= 120', '+': 'reject' })

const call = { locale: localeSchema, traceID: 'string <= 64', '+': 'reject' } as const
export const designsCall = type(call)
/** `owner`: the account that the browser believes to own the designs. */
export const designCall = type({ ...call, owner: '0 < string <= 64', design: designSchema })
export const designNameCall = type({ ...call, id: 'string.uuid' })

export const designsAnswer = type({
  data: {
    designs: type({
      id: 'string',
      savedAt: 'number',
      name: 'string',
      sample: type.enumerated(...sampleIds, null),
      steps: step.array(),
      products: 'string[]',
      preview: 'string',
      room: 'string',
      plan: 'string',
    }).array(),
  },
})
export type SavedDesign = (typeof designsAnswer.infer)['data']['designs'][number]
