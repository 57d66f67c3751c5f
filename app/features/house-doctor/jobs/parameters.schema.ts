import { type } from 'arktype'
import { fieldNames, fields, type ResultFormat, spelled } from './fields.schema'
import { type DoctorFunction, doctorFunctions } from './functions'
import {
  type designTypes,
  type engines,
  type interventions,
  type maskLabels,
  materials,
  type modeTypes,
} from './vocabulary'

/** Normalised fields of a call; pictures are still unread. */
export type Parameters = {
  image: File
  masked_image?: File
  style_image?: File
  texture_image?: File
  design_type?: (typeof designTypes)[number]
  ai_intervention?: (typeof interventions)[number]
  no_design?: number
  design_style?: string
  room_type?: string
  house_angle?: string
  garden_type?: string
  prompt?: string
  strength?: number
  keep_structural_element?: boolean
  /** `#rrggbb` */
  color?: string
  materials?: keyof typeof materials
  materials_type?: string
  /** Repeats of the texture in each direction. */
  no_of_texture?: number
  /** Of the texture; degrees, anticlockwise. */
  rotation?: number
  scale?: number
  labels?: (typeof maskLabels)[number][]
  /** Points on the surface, in fractions of the photo. */
  points?: [number, number][]
  /** Around an object: left, top, width and height, in fractions of the photo. */
  box?: [number, number, number, number]
  /** Whether the mask grows by the thing's shadow. */
  grow_mask?: boolean
  mode_type?: (typeof modeTypes)[number]
  seed?: number
  engine?: (typeof engines)[number]
  /** Version of the consent text for the hosted engine. */
  consent?: string
  /** Of the result, in pixels. */
  max_edge?: number
  /** Of the result; its `max_edge` is another name for the one above. */
  output?: { format?: ResultFormat; max_edge?: number }
}

/** Picture fields. */
export type PictureField = 'image' | 'masked_image' | 'texture_image' | 'style_image'
export type Fields = Omit<Parameters, PictureField>

type Reading =
  | { ok: true; parameters: Parameters }
  | { ok: false; code: 'invalid_request' | 'unsupported_design_type'; wrong?: readonly string[] }

/** Aliases of fields. */
const aliases: Record<string, string> = { custom_instruction: 'prompt', colour: 'color' }

/** Validated fields of a form, or the names of invalid and missing ones. */
export function readParameters(name: DoctorFunction, form: FormData): Reading {
  const sent = new Map<string, FormDataEntryValue>()
  const twice: string[] = []
  for (const [written, value] of form) {
    if (typeof value === 'string' ? !value.trim() : !value.size && !value.name) continue
    const field = aliases[spelled(written)] ?? spelled(written)
    if (sent.has(field)) twice.push(field)
    sent.set(field, value)
  }
  const read: unknown = fields[name](Object.fromEntries(sent))
  if (read instanceof type.errors) return refuse([...twice, ...read.map(({ path }) => String(path[0]))])
  const parameters = read as Parameters
  if (isOutOfReach(name, parameters)) return { ok: false, code: 'unsupported_design_type' }
  const { output, max_edge: edge = output?.max_edge } = parameters
  const isTwo = output?.max_edge !== undefined && output.max_edge !== edge
  const wrong = [...twice, ...unmet(name, parameters), ...(isTwo ? ['output'] : [])]
  return wrong.length
    ? refuse(wrong)
    : { ok: true, parameters: edge === undefined ? parameters : { ...parameters, max_edge: edge } }
}

/** Unknown names are not echoed. */
const refuse = (wrong: readonly string[]): Reading => ({
  ok: false,
  code: 'invalid_request',
  wrong: [...new Set(wrong)].filter((field) => fieldNames.has(field)),
})

/** Outdoors only functions that need no room are available. */
function isOutOfReach(name: DoctorFunction, { design_type, ai_intervention, masked_image }: Parameters): boolean {
  if (!design_type || design_type === 'interior') return false
  const { outdoors } = doctorFunctions[name]
  if (outdoors === 'drawn area') return !masked_image
  return outdoors === 'never' || (outdoors === 'mildest' && ai_intervention !== 'very_low')
}

/** Each design type requires its kind of place. */
const kindOfPlace = { interior: 'room_type', exterior: 'house_angle', garden: 'garden_type' } as const
const askingForPlace: readonly DoctorFunction[] = [
  'redesign',
  'perfect_redesign',
  'virtual_staging',
  'fill_spaces',
  'precision',
  'decor_staging',
]

/** Fields required by other fields. */
function unmet(name: DoctorFunction, parameters: Parameters): string[] {
  const { design_type = 'interior', color, materials: material, materials_type: kind, prompt: words } = parameters
  const { box, labels } = parameters
  const place = kindOfPlace[design_type]
  if (askingForPlace.includes(name)) return parameters[place] ? [] : [place]
  if (name === 'create_mask_image') return !!box === (labels ?? []).includes('object') ? [] : ['box']
  if (name !== 'colors_textures') return []
  if (!material !== !kind) return [material ? 'materials_type' : 'materials']
  if (material && kind && !materials[material].some((one) => one === kind)) return ['materials_type']
  return color || material || words ? [] : ['color']
}
