import { type } from 'arktype'
import { doctorFunctions, type ToolId, toolIds, tools } from '../tools.ts'
import { type Parameters, spelled } from './fields.schema.ts'

type Reading =
  | { ok: true; parameters: Parameters }
  | { ok: false; code: 'invalid_request' | 'unsupported_design_type'; wrong?: readonly string[] }

/** Aliases of fields. */
const aliases: Record<string, string> = { custom_instruction: 'prompt', colour: 'color' }

/** The schema of a function's form, built once. */
const schemaOf = (name: ToolId) => schemas.get(name) ?? newSchema(name)
const schemas = new Map<ToolId, ReturnType<(typeof doctorFunctions)[ToolId]['fields']>>()

function newSchema(name: ToolId) {
  const schema = doctorFunctions[name].fields()
  schemas.set(name, schema)
  return schema
}

/** Validated fields of a form, or the names of invalid and missing ones. */
export function readParameters(name: ToolId, form: FormData): Reading {
  const sent = new Map<string, FormDataEntryValue>()
  const twice: string[] = []
  for (const [written, value] of form) {
    if (typeof value === 'string' ? !value.trim() : !value.size && !value.name) continue
    const field = aliases[spelled(written)] ?? spelled(written)
    if (sent.has(field)) twice.push(field)
    sent.set(field, value)
  }
  const parameters = schemaOf(name)(Object.fromEntries(sent))
  if (parameters instanceof type.errors)
    return refuse(name, [...twice, ...parameters.map(({ path }) => String(path[0]))])
  if (isOutOfReach(name, parameters)) return { ok: false, code: 'unsupported_design_type' }
  const { output, max_edge: edge = output?.max_edge } = parameters
  const isTwo = output?.max_edge !== undefined && output.max_edge !== edge
  const wrong = [...twice, ...(doctorFunctions[name].lacks?.(parameters) ?? []), ...(isTwo ? ['output'] : [])]
  return wrong.length
    ? refuse(name, wrong)
    : { ok: true, parameters: edge === undefined ? parameters : { ...parameters, max_edge: edge } }
}

/** Names that no function knows are not echoed. */
const refuse = (name: ToolId, wrong: readonly string[]): Reading => ({
  ok: false,
  code: 'invalid_request',
  // Its own fields first: the schemas of others take time to build.
  wrong: [...new Set(wrong)].filter((field) => [name, ...toolIds].some((one) => hasField(one, field))),
})

const hasField = (name: ToolId, field: string) => schemaOf(name).props.some(({ key }) => key === field)

/** Outdoors only functions that need no room are available. */
function isOutOfReach(name: ToolId, { design_type, ai_intervention, masked_image }: Parameters): boolean {
  if (!design_type || design_type === 'interior') return false
  const { outdoors } = tools[name]
  if (outdoors === 'drawn area') return !masked_image
  return outdoors === 'never' || (outdoors === 'mildest' && ai_intervention !== 'very_low')
}
