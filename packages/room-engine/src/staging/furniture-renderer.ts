import {
  Box3,
  Color,
  DirectionalLight,
  type Group,
  LightProbe,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  Scene,
  SphericalHarmonics3,
  Vector3,
  type WebGLProgramParametersWithUniforms,
  WebGLRenderer,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { Camera } from '../geometry/camera.ts'
import type { Photo } from '../picture.ts'
import { capped, directionAt, irradianceOn, type RoomLight, shareAt } from './room-light.ts'
import { stageCamera } from './stage-camera.ts'
import { ModelMissing } from './stage-errors.ts'

/** What unpacks models that are compressed with EXT_meshopt_compression. */
export type ModelDecoder = Parameters<GLTFLoader['setMeshoptDecoder']>[0]

/**
 * A model by public path, with its middle (metres, as in `Footprint`) and height above the floor; stretched to `size`
 * where given.
 */
export type Piece = {
  model: string
  x: number
  z: number
  turn: number
  low?: number
  size?: { w: number; d: number; h: number }
  /** Lies flat on the floor, so that shadows fall on it as on the floor. */
  isFlat?: boolean
}

/** `layer` is premultiplied RGBA. `triangles` are nine numbers each: metres, y up. */
export type Drawn = { layer: Photo; triangles: Float32Array }

const SHADOW_MAP_PX = 1024

/** The WebGL part: models in the camera and light of a photo. */
export class FurnitureRenderer {
  readonly #renderer: WebGLRenderer
  readonly #loader = new GLTFLoader()
  readonly #models = new Map<string, Promise<Group>>()

  constructor(canvas: OffscreenCanvas | HTMLCanvasElement, decoder?: ModelDecoder) {
    if (decoder) this.#loader.setMeshoptDecoder(decoder)
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
  }

  async draw(camera: Camera, heightM: number, pieces: readonly Piece[], seen: RoomLight): Promise<Drawn> {
    const light = { ...seen, around: capped(seen.around) }
    const furniture = await Promise.all(pieces.map((piece) => this.#placed(piece)))
    const lamp = lampOf(light, pieces)
    const scene = new Scene().add(...furniture, lamp, lamp.target, probeOf(light))
    scene.updateMatrixWorld(true)
    this.#renderer.setSize(camera.widthPx, camera.heightPx, false)
    this.#renderer.render(scene, stageCamera(camera, heightM))
    // Frees the shadow map on the GPU, which would leak once per drawing.
    lamp.dispose()
    return { layer: this.#read(camera), triangles: trianglesOf(furniture) }
  }

  async load(models: readonly string[]) {
    await Promise.all(models.map((model) => this.#model(model)))
  }

  close() {
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  async #placed({ model, x, z, turn, low = 0, size }: Piece): Promise<Object3D> {
    const placed = (await this.#model(model)).clone()
    if (size) {
      const own = new Box3().setFromObject(placed).getSize(new Vector3())
      placed.scale.set(size.w / own.x, size.h / own.y, size.d / own.z)
    }
    placed.position.set(x, low, -z)
    placed.rotation.y = (turn * Math.PI) / 180
    return placed
  }

  /** Cached; failed loads are retried. */
  #model(model: string): Promise<Group> {
    const known = this.#models.get(model)
    if (known) return known
    const loading = this.#load(model)
    this.#models.set(model, loading)
    loading.catch(() => this.#models.delete(model))
    return loading
  }

  async #load(model: string): Promise<Group> {
    const { scene } = await this.#loader.loadAsync(model).catch((cause) => {
      throw new ModelMissing(model, { cause })
    })
    scene.traverse((part) => {
      part.castShadow = true
      part.receiveShadow = true
      if (!(part instanceof Mesh) || !(part.material instanceof MeshStandardMaterial)) return
      part.material.onBeforeCompile = withSheen
    })
    return scene
  }

  /** Reads the pixels, top row first. */
  #read({ widthPx: width, heightPx: height }: Camera): Photo {
    const context = this.#renderer.getContext()
    const data = new Uint8ClampedArray(width * height * 4)
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(data.buffer))
    const length = width * 4
    const row = new Uint8ClampedArray(length)
    for (let upper = 0, lower = (height - 1) * length; upper < lower; upper += length, lower -= length) {
      row.set(data.subarray(upper, upper + length))
      data.copyWithin(upper, lower, lower + length)
      data.set(row, lower)
    }
    return { width, height, channels: 4, data }
  }
}

/** Mirrors the light probe: enough for lacquer and brass. A reflection map would take five seconds without a GPU. */
function withSheen(shader: Pick<WebGLProgramParametersWithUniforms, 'fragmentShader'>) {
  shader.fragmentShader = shader.fragmentShader.replace(
    '#include <lights_fragment_maps>',
    `#include <lights_fragment_maps>
    // Rough wood and cloth mirror less than the shader's smooth coat would.
    float coat = mix( 0.35, 1.0, material.metalness );
    vec3 mirrored = mix( reflect( - geometryViewDir, geometryNormal ), geometryNormal, pow4( material.roughness ) );
    radiance += coat * max( getLightProbeIrradiance( lightProbe, normalize( mirrored ) ) * RECIPROCAL_PI, vec3( 0.0 ) );`,
  )
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

function trianglesOf(furniture: readonly Object3D[]): Float32Array {
  const meshes: Mesh[] = []
  for (const piece of furniture) piece.traverse((part) => part instanceof Mesh && meshes.push(part))
  const cornersOf = ({ geometry: { index, attributes } }: Mesh) => index?.count ?? attributes.position?.count ?? 0
  const triangles = new Float32Array(meshes.reduce((sum, mesh) => sum + cornersOf(mesh) * 3, 0))
  const corner = new Vector3()
  let to = 0
  for (const mesh of meshes) {
    const { index, attributes } = mesh.geometry
    const { position } = attributes
    for (let place = 0; position && place < cornersOf(mesh); place++, to += 3)
      corner
        .fromBufferAttribute(position, index ? index.getX(place) : place)
        .applyMatrix4(mesh.matrixWorld)
        .toArray(triangles, to)
  }
  return triangles
}
