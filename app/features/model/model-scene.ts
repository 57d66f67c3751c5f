import { loadFinishes } from '@vuong-tron/room-engine/staging/model-finishes'
import {
  ACESFilmicToneMapping,
  Box3,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { MeshoptDecoder } from '#app/lib/meshopt-decoder'
import { FIELD_OF_VIEW, lookFirst } from './first-look'

const TURN = Math.PI / 12
const STEP_NEARER = 0.85

/** A product on a turntable; lengths in metres. */
export type ModelScene = {
  renderer: WebGLRenderer
  scene: Scene
  camera: PerspectiveCamera
  /** The product without floor and lamp. */
  model: Object3D
  /** The product with floor and lamp, as placed in a room. */
  stage: Object3D
  /** Available finishes; empty when there is only one. */
  finishes: readonly string[]
  setFinish: (code: string) => void
  turn: (steps: number) => void
  /** Nearer (1) or farther (-1). */
  move: (direction: 1 | -1) => void
  reset: () => void
  resize: () => void
  draw: () => void
  dispose: () => void
}

/**
 * Shows a packed model (public path) in a canvas with a CSS background colour. Rejects without WebGL, or when loading
 * fails.
 */
export async function openModelScene(canvas: HTMLCanvasElement, model: string, paper: string): Promise<ModelScene> {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  try {
    const gltf = await new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).loadAsync(model)
    return furnish(renderer, gltf, paper)
  } catch (error) {
    renderer.dispose()
    throw error
  }
}

async function furnish(renderer: WebGLRenderer, gltf: GLTF, paper: string): Promise<ModelScene> {
  const canvas = renderer.domElement
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const scene = new Scene()
  scene.background = new Color(paper)
  const light = new PMREMGenerator(renderer)
  scene.environment = light.fromScene(new RoomEnvironment(), 0.04).texture
  scene.environmentIntensity = 0.7
  light.dispose()

  const model = gltf.scene
  const meshes: Mesh[] = []
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = true
    part.receiveShadow = true
    meshes.push(part)
  })
  const box = new Box3().setFromObject(model)
  const centre = box.getCenter(new Vector3())
  const reach = box.getSize(new Vector3()).length()
  const stage = new Group().add(model, ...lampAndFloor(reach))
  scene.add(stage)

  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, reach / 100, reach * 20)
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.maxPolarAngle = Math.PI / 2 - 0.03
  const draw = () => renderer.render(scene, camera)
  controls.addEventListener('change', draw)

  const reset = () => {
    const distance = lookFirst(camera, box)
    controls.minDistance = distance / 4
    controls.maxDistance = distance * 2
    controls.target.copy(centre)
    controls.update()
    draw()
  }
  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    // In a room session, the session controls the canvas size.
    if (!clientWidth || !clientHeight || renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    draw()
  }
  resize()
  reset()

  const finishes = await loadFinishes(gltf, meshes)
  return {
    renderer,
    scene,
    camera,
    model,
    stage,
    finishes: [...finishes.keys()],
    setFinish: (code) => {
      for (const [part, material] of finishes.get(code) ?? []) (meshes[part] as Mesh).material = material
      draw()
    },
    turn: (steps) => {
      controls.rotateLeft(steps * TURN)
      controls.update()
    },
    move: (direction) => {
      const arm = camera.position.clone().sub(controls.target)
      arm.multiplyScalar(STEP_NEARER ** direction).clampLength(controls.minDistance, controls.maxDistance)
      camera.position.copy(controls.target).add(arm)
      controls.update()
    },
    reset,
    resize,
    draw,
    dispose: () => {
      controls.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

function lampAndFloor(reach: number): Object3D[] {
  const lamp = new DirectionalLight('white', 1.2)
  lamp.position.set(-0.4, 1.8, 0.8).setLength(reach * 2)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(1024, 1024)
  lamp.shadow.radius = 6
  lamp.shadow.normalBias = reach / 200
  Object.assign(lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, far: reach * 5 })
  // The lamp's target moves with the piece.
  const lit = lamp.target
  const floor = new Mesh(new PlaneGeometry(reach * 8, reach * 8), new ShadowMaterial({ opacity: 0.16 }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  return [lamp, lit, floor]
}
