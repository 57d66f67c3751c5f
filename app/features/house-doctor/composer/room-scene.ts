import {
  BoxGeometry,
  Color,
  DirectionalLight,
  EdgesGeometry,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Range } from '../furniture.ts'
import type { RoomDocument, RoomPiece } from './document.ts'
import { mountedAtMm } from './placing.ts'
import { type Covers, coverOf } from './room-covers.ts'
import { RoomModels } from './room-models.ts'
import { disposeOf, shellOf } from './room-shell.ts'

const FIELD_OF_VIEW = 38
const TURN = Math.PI / 12
const NEARER = 0.85

/**
 * The room as a doll's house: walls are hidden from outside. Metres. One lamp and sky light, as a reflection map takes
 * seconds without a GPU.
 */
export class RoomScene {
  readonly #canvas: HTMLCanvasElement
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 100)
  readonly #controls: OrbitControls
  readonly #models = new RoomModels()
  readonly #furniture = new Group()
  readonly #lamp = new DirectionalLight('white', 1.5)
  readonly #mark: LineSegments
  #shell = new Group()
  #shown = 0
  #size = new Vector3()

  /** Throws without WebGL. CSS colours of the background and of the selection outline. */
  constructor(canvas: HTMLCanvasElement, around: string, mark: string) {
    this.#canvas = canvas
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true })
    this.#renderer.toneMapping = NeutralToneMapping
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#scene.background = new Color(around)
    this.#controls = new OrbitControls(this.#camera, canvas)
    this.#controls.maxPolarAngle = Math.PI / 2 - 0.05
    this.#controls.addEventListener('change', () => this.draw())
    this.#mark = new LineSegments(new EdgesGeometry(new BoxGeometry()), new LineBasicMaterial({ color: mark }))
    this.#mark.visible = false
    this.#lamp.castShadow = true
    this.#lamp.shadow.mapSize.set(2048, 2048)
    this.#lamp.shadow.radius = 5
    this.#lamp.shadow.normalBias = 0.03
    this.#scene.add(
      this.#shell,
      this.#furniture,
      this.#mark,
      this.#lamp,
      this.#lamp.target,
      new HemisphereLight('white', 'linen', 2.3),
    )
  }

  /** Shows walls, floor and openings; resets the camera when the size has changed. */
  showRoom({ shape, openings }: RoomDocument, covers: Covers) {
    disposeOf(this.#shell)
    this.#scene.remove(this.#shell)
    this.#shell = shellOf(shape, openings, { floor: coverOf(covers.floor), walls: coverOf(covers.walls) })
    this.#scene.add(this.#shell)
    const size = new Vector3(shape.widthMm, shape.heightMm, shape.depthMm).divideScalar(1000)
    if (!size.equals(this.#size)) {
      this.#size = size
      this.#light()
      this.reset()
    }
    this.draw()
  }

  /** Resolves with the slugs whose model failed to load. */
  async showPieces(pieces: readonly RoomPiece[], range: Range, chosen?: number): Promise<string[]> {
    const turn = ++this.#shown
    const missing: string[] = []
    const placed = await Promise.all(
      pieces.map(async (piece) => {
        const product = range.get(piece.slug)
        const model = product && (await this.#models.load(product.model).catch(() => undefined))
        if (!product || !model) {
          missing.push(piece.slug)
          return []
        }
        const object = model.clone()
        object.position.set(piece.xMm / 1000, mountedAtMm(product) / 1000, -piece.zMm / 1000)
        object.rotation.y = (piece.turn * Math.PI) / 180
        object.userData.piece = piece.id
        if (piece.id === chosen) this.#markAt(object, product)
        return [object]
      }),
    )
    // Superseded by a later change.
    if (turn !== this.#shown) return []
    this.#mark.visible = pieces.some(({ id }) => id === chosen)
    this.#furniture.clear()
    this.#furniture.add(...placed.flat())
    this.draw()
    return missing
  }

  /** Piece at canvas pixel coordinates. */
  pieceAt(x: number, y: number): number | undefined {
    const { clientWidth, clientHeight } = this.#canvas
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), this.#camera)
    for (const { object } of ray.intersectObject(this.#furniture, true))
      for (let part: Object3D | null = object; part; part = part.parent)
        if (part.userData.piece !== undefined) return part.userData.piece as number
    return undefined
  }

  turn(steps: number) {
    this.#controls.rotateLeft(steps * TURN)
    this.#controls.update()
  }

  /** Nearer (1) or farther (-1). */
  move(direction: 1 | -1) {
    const arm = this.#camera.position.clone().sub(this.#controls.target)
    arm.multiplyScalar(NEARER ** direction).clampLength(this.#controls.minDistance, this.#controls.maxDistance)
    this.#camera.position.copy(this.#controls.target).add(arm)
    this.#controls.update()
  }

  reset() {
    const { x: width, y: height, z: depth } = this.#size
    const reach = Math.hypot(width, height, depth)
    const distance = (reach / 2 / Math.sin((FIELD_OF_VIEW * Math.PI) / 360) / Math.min(1, this.#camera.aspect)) * 0.9
    this.#controls.minDistance = distance / 4
    this.#controls.maxDistance = distance * 2
    this.#controls.target.set(width / 2, height * 0.32, -depth / 2)
    this.#camera.position.set(0.34, 0.72, 1).setLength(distance).add(this.#controls.target)
    this.#controls.update()
  }

  resize() {
    const { clientWidth, clientHeight } = this.#canvas
    if (!clientWidth || !clientHeight) return
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    this.#renderer.setSize(clientWidth, clientHeight, false)
    const isTurned = this.#camera.aspect < 1 !== clientWidth < clientHeight
    this.#camera.aspect = clientWidth / clientHeight
    this.#camera.updateProjectionMatrix()
    if (isTurned) this.reset()
    this.draw()
  }

  draw() {
    this.#renderer.render(this.#scene, this.#camera)
  }

  close() {
    this.#controls.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }

  #light() {
    const { x: width, y: height, z: depth } = this.#size
    const reach = Math.hypot(width, depth) / 2 + height
    this.#lamp.target.position.set(width / 2, 0, -depth / 2)
    this.#lamp.position
      .set(-0.5, 1.5, 0.9)
      .setLength(reach * 2)
      .add(this.#lamp.target.position)
    Object.assign(this.#lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, far: reach * 4 })
    this.#lamp.shadow.camera.updateProjectionMatrix()
  }

  #markAt(object: Object3D, { widthMm, depthMm, heightMm }: { widthMm: number; depthMm: number; heightMm: number }) {
    this.#mark.scale.set(widthMm, heightMm, depthMm).divideScalar(1000)
    this.#mark.position.copy(object.position)
    this.#mark.position.y += heightMm / 2000
    this.#mark.rotation.copy(object.rotation)
  }
}
