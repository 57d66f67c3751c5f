import { Box3, DataTexture, type Group, type Material, Mesh, type Object3D, type Texture, Vector3 } from 'three'
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import type { Photo } from '../picture.ts'
import { loadFinishes } from './model-finishes.ts'
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
  /** One of the model's finishes by its code; an unknown one is ignored. */
  finish?: string
}

/** Where models come from. Outside a browser the caller reads files, and decodes the pictures (JPEG, PNG) in them. */
export type ModelSource = {
  decoder?: ModelDecoder
  read?: (model: string) => Promise<ArrayBuffer>
  decodePicture?: (bytes: Uint8Array<ArrayBuffer>) => Promise<Photo>
}

/** Models by public path, loaded once; failed loads are retried. */
export class FurnitureModels {
  readonly #loader = new GLTFLoader()
  readonly #read: (model: string) => Promise<ArrayBuffer>
  readonly #models = new Map<string, Promise<LoadedModel>>()

  constructor({ decoder, read = readByFetch, decodePicture }: ModelSource = {}) {
    if (decoder) this.#loader.setMeshoptDecoder(decoder)
    if (decodePicture) this.#loader.register((parser) => new PicturesByCaller(parser, decodePicture))
    this.#read = read
  }

  /** Rejects with `ModelMissing`. */
  async load(models: readonly string[]) {
    await Promise.all(models.map((model) => this.#model(model)))
  }

  /** A copy of the piece's model, where the piece stands. */
  async placed({ model, x, z, turn, low = 0, size, finish }: Piece): Promise<Object3D> {
    const { scene, finishes } = await this.#model(model)
    const placed = scene.clone()
    if (finish) {
      const parts = meshesIn(placed)
      for (const [part, material] of finishes.get(finish) ?? []) (parts[part] as Mesh).material = material
    }
    if (size) {
      const own = new Box3().setFromObject(placed).getSize(new Vector3())
      placed.scale.set(size.w / own.x, size.h / own.y, size.d / own.z)
    }
    placed.position.set(x, low, -z)
    placed.rotation.y = (turn * Math.PI) / 180
    return placed
  }

  #model(model: string): Promise<LoadedModel> {
    const known = this.#models.get(model)
    if (known) return known
    const loading = this.#load(model)
    this.#models.set(model, loading)
    loading.catch(() => this.#models.delete(model))
    return loading
  }

  async #load(model: string): Promise<LoadedModel> {
    try {
      const gltf = await this.#loader.parseAsync(await this.#read(model), '')
      return { scene: gltf.scene, finishes: await loadFinishes(gltf, meshesIn(gltf.scene)) }
    } catch (cause) {
      throw new ModelMissing(model, { cause })
    }
  }
}

type LoadedModel = { scene: Group; finishes: ReadonlyMap<string, readonly [part: number, Material][]> }

/** The drawn parts, in an order that copies keep. */
export function meshesIn(model: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  model.traverse((part) => part instanceof Mesh && meshes.push(part))
  return meshes
}

async function readByFetch(model: string): Promise<ArrayBuffer> {
  const answer = await fetch(model)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.arrayBuffer()
}

type DecodePicture = NonNullable<ModelSource['decodePicture']>

/** Replaces the loader's own pictures, which only browsers decode. */
class PicturesByCaller implements GLTFLoaderPlugin {
  readonly name = 'pictures by the caller'
  readonly #parser: GLTFParser
  readonly #decode: DecodePicture

  constructor(parser: GLTFParser, decode: DecodePicture) {
    this.#parser = parser
    this.#decode = decode
  }

  loadTexture = async (index: number): Promise<Texture> => {
    const { textures, images } = this.#parser.json
    const bytes = await this.#parser.getDependency('bufferView', images[textures[index].source].bufferView)
    const { width, height, data } = await this.#decode(new Uint8Array(bytes as ArrayBuffer))
    // The pixels themselves, not a copy: equal pictures are one to who keeps something by them.
    return new DataTexture(data, width, height)
  }
}
