/** What arktype says of a value: where, and by which rule. Its own words, which repeat the value, are never shown. */
type Issue = { path?: readonly unknown[]; code?: string }

/** The part of a Standard Schema that is used here; arktype's types are such schemas. */
type Schema = { readonly '~standard': { readonly validate: (value: unknown) => unknown } }

/** Says a broken rule of a field in the visitor's language. */
export type FieldWords<Values> = { [Field in keyof Values]?: (rule: string) => string }

type FieldErrors = { fields: Record<string, string> }

/** The first sentence for each field that a schema refuses, as React Form takes it; nothing when all is well. */
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
