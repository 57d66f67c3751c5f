/** The glTF extension in which the shop's models say what they look like in each finish; three.js does not know it. */
const EXTENSION = 'KHR_materials_variants'

type Mapping = { material: number; variants: number[] }
/** What a glTF file says in the `extensions` of its root and of a part (a primitive). */
export type RootExtensions = { [EXTENSION]?: { variants: { name: string }[] } }
export type PartExtensions = { [EXTENSION]?: { mappings: Mapping[] } }

/** The finishes a model can change to, the one it comes in first; none where there is one only. */
export const finishesIn = (root: RootExtensions = {}): string[] =>
  root[EXTENSION]?.variants.map(({ name }) => name) ?? []

/** The materials of a part by their numbers in the file, each with the finishes that put it there. */
export const materialsOf = (part: PartExtensions = {}, finishes: readonly string[]) =>
  (part[EXTENSION]?.mappings ?? []).map(({ material, variants }) => ({
    material,
    finishes: variants.map((variant) => finishes[variant] ?? ''),
  }))
