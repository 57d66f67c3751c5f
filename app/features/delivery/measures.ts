/** Widths and heights of the way into a home, as forms and addresses name them, in centimetres. */
export const measures = ['door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight', 'stairs'] as const
export type Measure = (typeof measures)[number]
export type Measures = { [name in Measure]?: string }

/** Fields of a form for all of them. */
export const measureFields = <Field>(field: Field) =>
  Object.fromEntries(measures.map((name) => [name, field])) as Record<Measure, Field>
