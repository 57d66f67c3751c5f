import type { Group } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from '#app/lib/meshopt-decoder'

/** Cache of furniture models; failed loads are retried. */
export class RoomModels {
  readonly #loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  readonly #models = new Map<string, Promise<Group>>()

  load(model: string): Promise<Group> {
    const known = this.#models.get(model)
    if (known) return known
    const loading = this.#loader.loadAsync(model).then(({ scene }) => {
      scene.traverse((part) => {
        part.castShadow = true
        part.receiveShadow = true
      })
      return scene
    })
    this.#models.set(model, loading)
    loading.catch(() => this.#models.delete(model))
    return loading
  }
}
