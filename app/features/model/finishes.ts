/** The glTF extension with the models' finishes; three.js does not support it. */
const EXTENSION = 'KHR_materials_variants'

type Mapping = { material: number; variants: number[] }
/** `extensions` of a glTF root, and of a part (a primitive). */
export type RootExtensions = { [EXTENSION]?: { variants: { name: string }[] } }
export type PartExtensions = { [EXTENSION]?: { mappings: Mapping[] } }

/** Finishes of a model, default first; empty when there is only one. */
export const finishesIn = (root: RootExtensions = {}): string[] =>
  root[EXTENSION]?.variants.map(({ name }) => name) ?? []

/** Materials of a part by index, with their finishes. */
export const materialsOf = (part: PartExtensions = {}, finishes: readonly string[]) =>
  (part[EXTENSION]?.mappings ?? []).map(({ material, variants }) => ({
    material,
    finishes: variants.map((variant) => finishes[variant] ?? ''),
  }))
