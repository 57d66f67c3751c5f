import type { Refusal } from './failure'

/** What a browser sends of a form: the text of each field. */
export type FormFields = Readonly<Record<string, string>>

/** What is wrong with a field. A form's words say it (`FormWords`). */
export type FieldError = 'missing' | 'too_short' | 'too_long' | 'mismatch' | 'invalid'
export type FieldErrors = Readonly<Record<string, FieldError>>

export type FormRefusal = Refusal & { errors?: FieldErrors }

/** What comes of a form. It leads to an address that can be loaded again without sending the form again. */
export type FormAnswer = { ok: true; leadsTo: string } | FormRefusal

/** A form that was refused and that its page answers: which one, and what was typed, secrets left out. */
export type Submission = FormRefusal & { intent: string; values: FormFields }

/** The sentences for what is wrong with the fields of a form, in the order of its boxes. */
export type FormWords = Readonly<Record<string, (error: FieldError) => string>>

type Issue = { path?: readonly unknown[]; code?: string; expected?: string }

/** The part of an arktype schema that is used here. */
export type FormSchema<Values = unknown> = {
  readonly infer: Values
  readonly props: readonly { readonly key: unknown }[]
  readonly '~standard': { readonly validate: (value: unknown) => unknown }
}

/** The fields that a schema names, empty where the browser sent none. */
export const fieldsOf = (schema: FormSchema, sent: FormFields): FormFields =>
  Object.fromEntries(schema.props.map(({ key }) => [String(key), sent[String(key)] ?? '']))

/** The same without what must never stand in a page. */
export const shownFieldsOf = (schema: FormSchema, sent: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fieldsOf(schema, sent)).filter(([name]) => !SECRET.test(name)))

const SECRET = /password|token|credential/i

type Judged<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors }

/** What a form means, or what is wrong with its fields. A schema's own words, which repeat the value, go no further. */
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

/** A rule for a field that another one has to repeat, as a schema's `narrow` takes it. */
export const sameAs = (other: string) => (value: string, traversal: Traversal) =>
  value === (traversal.root as FormFields)[other] || traversal.reject('mismatch')

/** A rule for a field that may be empty where another one is not. */
export const unlessGiven = (other: string) => (value: string, traversal: Traversal) =>
  Boolean(value.trim() || (traversal.root as FormFields)[other]?.trim()) || traversal.reject('missing')

/** The sentences for all that is wrong, once each: two boxes may share one. */
export const errorSentences = (errors: FieldErrors, words: FormWords): string[] => [
  ...new Set(
    Object.entries(words).flatMap(([name, say]) => {
      const error = errors[name]
      return error ? [say(error)] : []
    }),
  ),
]
