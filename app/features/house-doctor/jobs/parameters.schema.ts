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

/** What a call asks for, in our own spelling. The pictures are as they came: nothing has been read of them yet. */
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
  /** How many of the texture stand side by side, and one above the other. */
  no_of_texture?: number
  /** Of the texture; degrees, anticlockwise. */
  rotation?: number
  scale?: number
  labels?: (typeof maskLabels)[number][]
  /** Places on the surface, as parts of the photo's width and height. */
  points?: [number, number][]
  /** Around an object: its left upper corner, width and height, as parts of the photo's. */
  box?: [number, number, number, number]
  /** Whether what is removed takes its shadow along: the mask grows by it. */
  grow_mask?: boolean
  mode_type?: (typeof modeTypes)[number]
  seed?: number
  engine?: (typeof engines)[number]
  /** To which words the caller has agreed that the photo goes to the hosted engine. */
  consent?: string
  /** Of the result, in pixels. */
  max_edge?: number
  /** Of the result; its `max_edge` is the other one. */
  output?: { format?: ResultFormat; max_edge?: number }
}

/** The pictures of a call, by the names of their fields. */
export type PictureField = 'image' | 'masked_image' | 'texture_image' | 'style_image'
export type Fields = Omit<Parameters, PictureField>

type Reading =
  | { ok: true; parameters: Parameters }
  | { ok: false; code: 'invalid_request' | 'unsupported_design_type'; wrong?: readonly string[] }

/** Other names of fields. */
const aliases: Record<string, string> = { custom_instruction: 'prompt', colour: 'color' }

/** The checked fields of a form, or the names of those that are wrong or missing. */
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

/** Names that nobody here knows are not repeated. */
const refuse = (wrong: readonly string[]): Reading => ({
  ok: false,
  code: 'invalid_request',
  wrong: [...new Set(wrong)].filter((field) => fieldNames.has(field)),
})

/** Outdoors there is no room to find: only what needs none is done. */
function isOutOfReach(name: DoctorFunction, { design_type, ai_intervention, masked_image }: Parameters): boolean {
  if (!design_type || design_type === 'interior') return false
  const { outdoors } = doctorFunctions[name]
  if (outdoors === 'drawn area') return !masked_image
  return outdoors === 'never' || (outdoors === 'mildest' && ai_intervention !== 'very_low')
}

/** Which kind of place it is has to be said for each kind of design. */
const kindOfPlace = { interior: 'room_type', exterior: 'house_angle', garden: 'garden_type' } as const
const askingForPlace: readonly DoctorFunction[] = [
  'redesign',
  'perfect_redesign',
  'virtual_staging',
  'fill_spaces',
  'precision',
  'decor_staging',
]

/** Fields that are missing because of what other fields say. */
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
