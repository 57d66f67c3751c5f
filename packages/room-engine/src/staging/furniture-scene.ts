import {
  Color,
  DirectionalLight,
  LightProbe,
  type Mesh,
  type Object3D,
  Scene,
  SphericalHarmonics3,
  Vector3,
} from 'three'
import type { Camera } from '../geometry/camera.ts'
import type { Photo } from '../picture.ts'
import { meshesIn, type Piece } from './furniture-models.ts'
import { capped, directionAt, irradianceOn, type RoomLight, shareAt } from './room-light.ts'

/** `layer` is premultiplied RGBA. `triangles` are nine numbers each: metres, y up. */
export type Drawn = { layer: Photo; triangles: Float32Array }

/** Draws pieces in the camera and light of a photo; `heightM` is the camera's above the floor. */
export type PieceRenderer = {
  /** Rejects with `ModelMissing`. */
  draw(camera: Camera, heightM: number, pieces: readonly Piece[], light: RoomLight): Promise<Drawn>
  /** Loads models ahead of drawing; rejects like `draw`. */
  load(models: readonly string[]): Promise<void>
  close(): void
}

const SHADOW_MAP_PX = 1024

/** Furniture in the light of a room: a lamp that casts shadows, and the light from all sides. */
export function furnitureScene(furniture: readonly Object3D[], pieces: readonly Piece[], seen: RoomLight) {
  const light = { ...seen, around: capped(seen.around) }
  const [lamp, probe] = [lampOf(light, pieces), probeOf(light)]
  const scene = new Scene().add(...furniture, lamp, lamp.target, probe)
  scene.updateMatrixWorld(true)
  return { scene, lamp, probe }
}

/** Light for shadows of furniture on itself, above all pieces. */
function lampOf({ around, key }: RoomLight, pieces: readonly Piece[]): DirectionalLight {
  const lamp = new DirectionalLight(new Color(...key.colour))
  const [red, green, blue] = irradianceOn(around, key.direction)
  // Intensity π makes a white surface white.
  lamp.intensity = Math.PI * key.share * Math.max(red, green, blue)
  const count = pieces.length || 1
  const middle = pieces.reduce((sum, { x, z }) => sum.add(new Vector3(x / count, 0, -z / count)), new Vector3())
  const reach = 1.8 + Math.max(0, ...pieces.map(({ x, z }) => Math.hypot(x - middle.x, -z - middle.z)))
  lamp.target.position.copy(middle)
  lamp.position
    .set(...key.direction)
    .setLength(reach * 2)
    .add(middle)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(SHADOW_MAP_PX, SHADOW_MAP_PX)
  lamp.shadow.radius = 5
  lamp.shadow.normalBias = 0.03
  Object.assign(lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, far: reach * 4 })
  lamp.shadow.camera.updateProjectionMatrix()
  return lamp
}

/**
 * Ambient light as nine spherical harmonics per colour (R. Ramamoorthi, P. Hanrahan, "An efficient representation for
 * irradiance environment maps", 2001).
 */
function probeOf({ around: { data }, key }: RoomLight): LightProbe {
  const probe = new LightProbe(undefined, 1 - key.share)
  const { coefficients } = probe.sh
  const basis = new Array<number>(9).fill(0)
  const radiance = new Vector3()
  for (let index = 0; index < data.length / 3; index++) {
    SphericalHarmonics3.getBasisAt(new Vector3(...directionAt(index)), basis)
    radiance.fromArray(data, index * 3).multiplyScalar(4 * Math.PI * shareAt(index))
    for (const [order, value] of basis.entries()) coefficients[order]?.addScaledVector(radiance, value)
  }
  return probe
}

/** Parts that are drawn, in the order of `trianglesOf`. */
export const meshesOf = (furniture: readonly Object3D[]): Mesh[] => furniture.flatMap(meshesIn)

/** The vertex at each corner of a part's triangles. */
export const verticesOf = ({ geometry: { index } }: Mesh): ((corner: number) => number) =>
  index ? (corner) => index.getX(corner) : (corner) => corner

/** Number of corners of a part's triangles. */
export const countOf = ({ geometry: { index, attributes } }: Mesh) => index?.count ?? attributes.position?.count ?? 0

export function trianglesOf(meshes: readonly Mesh[]): Float32Array {
  const triangles = new Float32Array(meshes.reduce((sum, mesh) => sum + countOf(mesh) * 3, 0))
  const corner = new Vector3()
  let to = 0
  for (const mesh of meshes) {
    const { position } = mesh.geometry.attributes
    const vertexOf = verticesOf(mesh)
    for (let place = 0; position && place < countOf(mesh); place++, to += 3)
      corner.fromBufferAttribute(position, vertexOf(place)).applyMatrix4(mesh.matrixWorld).toArray(triangles, to)
  }
  return triangles
}
