/** Fields of the way into the home, in centimetres; the names are the product page's (product/fit-search.ts). */
export const measureFields = ['door', 'liftDoor', 'liftWidth', 'liftDepth', 'liftHeight'] as const
export type MeasureField = (typeof measureFields)[number]

export const isMeasureField = (name: string): name is MeasureField => measureFields.some((field) => field === name)
