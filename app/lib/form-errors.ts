/** An arktype issue: path and rule. Its message, which repeats the value, is never shown. */
type Issue = { path?: readonly unknown[]; code?: string }

/** The used part of Standard Schema, which arktype's types implement. */
type Schema = { readonly '~standard': { readonly validate: (value: unknown) => unknown } }

/** Messages for a field's broken rules. */
export type FieldWords<Values> = { [Field in keyof Values]?: (rule: string) => string }

type FieldErrors = { fields: Record<string, string> }

/** First message per invalid field, in React Form's format; undefined when valid. */
export function fieldErrors<Values extends object>(
  schema: Schema,
  values: Values,
  words: FieldWords<Values> = {},
): FieldErrors | undefined {
  const { issues } = schema['~standard'].validate(values) as { issues?: readonly Issue[] }
  if (!issues) return
  const fields: Record<string, string> = {}
  for (const { path, code = '' } of issues) {
    const [field] = path ?? []
    if (typeof field === 'string' && !(field in fields)) fields[field] = words[field as keyof Values]?.(code) ?? code
  }
  return { fields }
}
