import { Color, DoubleSide, Matrix3, type Mesh, MeshStandardMaterial, type Texture, Vector3 } from 'three'
import type { Triple } from '../colour.ts'
import { countOf, trianglesOf, verticesOf } from './furniture-scene.ts'

/** How a material reflects: linear colours, and shares between 0 and 1. */
export type Look = {
  colour: Triple
  emission: Triple
  roughness: number
  metalness: number
  opacity: number
  isTwoSided: boolean
  texture?: Texture
}

/** Triangles with what shading needs of each corner: positions and normals in the room (metres, y up), linear colours. */
export type Surfaces = {
  positions: Float32Array
  normals: Float32Array
  colours: Float32Array
  uvs: Float32Array
  /** The look of each triangle. */
  looks: readonly Look[]
  lookOf: Uint16Array
}

export function surfacesOf(meshes: readonly Mesh[]): Surfaces {
  const positions = trianglesOf(meshes)
  const corners = positions.length / 3
  const [normals, colours] = [new Float32Array(corners * 3), new Float32Array(corners * 3).fill(1)]
  const uvs = new Float32Array(corners * 2)
  const lookOf = new Uint16Array(corners / 3)
  const [normal, colour, turned] = [new Vector3(), new Color(), new Matrix3()]
  let first = 0
  for (const [part, mesh] of meshes.entries()) {
    const { normal: normalsOf, color: coloursOf, uv: uvsOf } = mesh.geometry.attributes
    const vertexOf = verticesOf(mesh)
    turned.getNormalMatrix(mesh.matrixWorld)
    for (let place = 0; place < countOf(mesh); place++) {
      const [vertex, to] = [vertexOf(place), first + place]
      if (normalsOf)
        normal
          .fromBufferAttribute(normalsOf, vertex)
          .applyNormalMatrix(turned)
          .toArray(normals, to * 3)
      if (coloursOf) colour.fromBufferAttribute(coloursOf, vertex).toArray(colours, to * 3)
      if (uvsOf) uvs.set([uvsOf.getX(vertex), uvsOf.getY(vertex)], to * 2)
    }
    lookOf.fill(part, first / 3, (first + countOf(mesh)) / 3)
    first += countOf(mesh)
  }
  return { positions, normals, colours, uvs, looks: meshes.map(lookOfMesh), lookOf }
}

function lookOfMesh({ material }: Mesh): Look {
  const [only] = Array.isArray(material) ? material : [material]
  if (!(only instanceof MeshStandardMaterial)) throw new Error('a model with a material that glTF does not know')
  return {
    colour: only.color.toArray() as Triple,
    emission: only.emissive.toArray().map((value) => value * only.emissiveIntensity) as Triple,
    roughness: only.roughness,
    metalness: only.metalness,
    opacity: only.transparent ? only.opacity : 1,
    isTwoSided: only.side === DoubleSide,
    ...(only.map && { texture: only.map }),
  }
}
