export const KINDS = [
  'living',
  'living',
  'living',
  'bedroom',
  'bedroom',
  'bedroom',
  'dining',
  'office',
  'hall',
  'bathroom',
  'bathroom',
  'kitchen',
  'kitchen',
  'bare',
] as const

export type Kind = (typeof KINDS)[number]
