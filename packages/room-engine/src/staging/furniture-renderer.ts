import {
  type Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  type WebGLProgramParametersWithUniforms,
  WebGLRenderer,
} from 'three'
import type { Camera } from '../geometry/camera.ts'
import type { Photo } from '../picture.ts'
import { FurnitureModels, type ModelSource, type Piece } from './furniture-models.ts'
import { type Drawn, furnitureScene, meshesOf, type PieceRenderer, trianglesOf } from './furniture-scene.ts'
import type { RoomLight } from './room-light.ts'
import { stageCamera } from './stage-camera.ts'

/** Draws by WebGL; its constructor throws where there is none. */
export class FurnitureRenderer implements PieceRenderer {
  readonly #renderer: WebGLRenderer
  readonly #models: FurnitureModels

  constructor(canvas: OffscreenCanvas | HTMLCanvasElement, source?: ModelSource) {
    this.#models = new FurnitureModels(source)
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
  }

  async draw(camera: Camera, heightM: number, pieces: readonly Piece[], light: RoomLight): Promise<Drawn> {
    const furniture = await Promise.all(pieces.map((piece) => this.#models.placed(piece)))
    const { scene, lamp } = furnitureScene(furniture, pieces, light)
    const meshes = meshesOf(furniture)
    meshes.forEach(withShadows)
    this.#renderer.setSize(camera.widthPx, camera.heightPx, false)
    this.#renderer.render(scene, stageCamera(camera, heightM))
    // Frees the shadow map on the GPU, which would leak once per drawing.
    lamp.dispose()
    return { layer: this.#read(camera), triangles: trianglesOf(meshes) }
  }

  load = (models: readonly string[]) => this.#models.load(models)

  close() {
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
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

function withShadows(mesh: Mesh) {
  mesh.castShadow = true
  mesh.receiveShadow = true
  if (mesh.material instanceof MeshStandardMaterial) mesh.material.onBeforeCompile = withSheen
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
