import type { Refusal } from './failure'

/** Fields of a form as the browser sends them. */
export type FormFields = Readonly<Record<string, string>>

/** Error of a field; `FormWords` has the sentences. */
export type FieldError = 'missing' | 'too_short' | 'too_long' | 'mismatch' | 'invalid'
export type FieldErrors = Readonly<Record<string, FieldError>>

export type FormRefusal = Refusal & { errors?: FieldErrors }

/** Result of a form. `leadsTo` is a page that can be reloaded without sending the form again. */
export type FormAnswer = { ok: true; leadsTo: string } | FormRefusal

/** A refused form for its page to show again, without secrets. */
export type Submission = FormRefusal & { intent: string; values: FormFields }

/** Error sentences by field, in the order of the fields on the page. */
export type FormWords = Readonly<Record<string, (error: FieldError) => string>>

type Issue = { path?: readonly unknown[]; code?: string; expected?: string }

/** The used part of an arktype schema. */
export type FormSchema<Values = unknown> = {
  readonly infer: Values
  readonly props: readonly { readonly key: unknown }[]
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

/** The schema's fields; those that the browser did not send are empty. */
export const fieldsOf = (schema: FormSchema, sent: FormFields): FormFields =>
  Object.fromEntries(schema.props.map(({ key }) => [String(key), sent[String(key)] ?? '']))

/** The schema's fields without secrets such as passwords. */
export const shownFieldsOf = (schema: FormSchema, sent: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fieldsOf(schema, sent)).filter(([name]) => !SECRET.test(name)))

const SECRET = /password|token|credential/i

type Judged<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors }

/** Validates fields. Drops the schema's own messages, because they repeat the values. */
export function judge<Values>(schema: FormSchema<Values>, fields: FormFields): Judged<Values> {
  const judged = schema['~standard'].validate(fields) as { issues?: readonly Issue[]; value: Values }
  if (!judged.issues) return { ok: true, values: judged.value }
  const errors: Record<string, FieldError> = {}
  for (const { path: [field] = [], code, expected } of judged.issues)
    if (typeof field === 'string') errors[field] ??= errorOf(fields[field], code, expected)
  return { ok: false, errors }
}

function errorOf(value = '', code?: string, expected?: string): FieldError {
  if (code === 'predicate' && isFieldError(expected)) return expected
  if (typeof value === 'string' && !value.trim()) return 'missing'
  if (code === 'minLength') return 'too_short'
  return code === 'maxLength' ? 'too_long' : 'invalid'
}

const isFieldError = (text?: string): text is FieldError => text === 'mismatch' || text === 'missing'

type Traversal = { root: unknown; reject: (expected: FieldError) => false }

/** arktype rule: the field must equal another one. */
export const sameAs = (other: string) => (value: string, traversal: Traversal) =>
  value === (traversal.root as FormFields)[other] || traversal.reject('mismatch')

/** arktype rule: the field may be empty only if another one is filled. */
export const unlessGiven = (other: string) => (value: string, traversal: Traversal) =>
  Boolean(value.trim() || (traversal.root as FormFields)[other]?.trim()) || traversal.reject('missing')

/** Sentences for all errors, without repetition: two fields may share one. */
export const errorSentences = (errors: FieldErrors, words: FormWords): string[] => [
  ...new Set(
    Object.entries(words).flatMap(([name, say]) => {
      const error = errors[name]
      return error ? [say(error)] : []
    }),
  ),
]
