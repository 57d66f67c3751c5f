import type { Material, Mesh } from 'three'
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js'

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

/** Materials per finish, each with its part by the part's index in `meshes`. */
export async function loadFinishes(
  { parser, userData }: GLTF,
  meshes: readonly Mesh[],
): Promise<Map<string, [part: number, Material][]>> {
  const codes = finishesIn(userData.gltfExtensions)
  const finishes = new Map<string, [number, Material][]>(codes.map((code) => [code, []]))
  for (const [part, mesh] of meshes.entries()) {
    for (const use of materialsOf(mesh.userData.gltfExtensions as PartExtensions | undefined, codes)) {
      const loaded: Material = await parser.getDependency('material', use.material)
      // Vertex colours need a copy of the material, as GLTFLoader makes for the default one.
      const own = loaded.clone()
      own.vertexColors = 'color' in mesh.geometry.attributes
      for (const code of use.finishes) finishes.get(code)?.push([part, own])
    }
  }
  return finishes
}
