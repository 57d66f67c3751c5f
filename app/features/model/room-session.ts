import { Matrix4, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import type { ModelScene } from './model-scene'
import { feelFingers } from './overlay-fingers'

export type RoomSession = {
  /** An eighth of a turn, anticlockwise from above. */
  turn: () => void
  end: () => void
}

type Told = {
  /** The piece was placed for the first time. */
  onPlace: () => void
  onEnd: () => void
}

const EIGHTH = Math.PI / 4

/**
 * Shows the model in the room (WebXR immersive-ar); a tap places it at true size, facing the shopper. Returns undefined
 * if the shopper left before the start; rejects when the browser refuses or finds no floor.
 */
export async function startRoomSession(
  shown: ModelScene,
  overlay: HTMLElement,
  { onPlace, onEnd }: Told,
): Promise<RoomSession | undefined> {
  const { xr } = navigator
  if (!xr) throw new Error('This browser has no WebXR')
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test', 'local'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  let hasLeft = false
  session.addEventListener('end', () => {
    hasLeft = true
  })
  const { renderer, camera, stage } = shown
  const { ring, leave } = goIntoRoom(shown)
  const turnBy = (radians: number) => {
    stage.rotation.y += radians
  }
  const fingers = feelFingers(overlay, turnBy)
  const restore = () => {
    fingers.stop()
    leave()
  }
  session.addEventListener('select', () => {
    if (!ring.visible || fingers.hasDragged()) return
    stage.position.setFromMatrixPosition(ring.matrix)
    // During a session, the renderer moves the camera with the phone.
    stage.rotation.y = Math.atan2(camera.position.x - stage.position.x, camera.position.z - stage.position.z)
    if (!stage.visible) onPlace()
    stage.visible = true
  })
  try {
    const follow = drawFrames(shown, ring)
    await renderer.xr.setSession(session)
    const eyes = await session.requestReferenceSpace('viewer')
    const floor = await session.requestHitTestSource?.({ space: eyes })
    if (!floor) throw new Error('The session finds no floor')
    follow(floor)
  } catch (error) {
    const isOver = hasLeft
    await session.end().catch(() => undefined)
    restore()
    if (isOver) return
    throw error
  }
  // After the renderer's own listener, which resizes and so clears the canvas.
  session.addEventListener('end', () => {
    restore()
    onEnd()
  })
  return { turn: () => turnBy(EIGHTH), end: () => void session.end().catch(() => undefined) }
}

/** Hides background and piece until placement, and adds a ring for the floor. */
function goIntoRoom(shown: ModelScene) {
  const { renderer, scene, stage } = shown
  const paper = scene.background
  const ring = new Mesh(new RingGeometry(0.11, 0.13, 48).rotateX(-Math.PI / 2), new MeshBasicMaterial())
  ring.matrixAutoUpdate = false
  ring.visible = false
  scene.add(ring)
  scene.background = null
  stage.visible = false
  renderer.xr.enabled = true
  renderer.xr.setReferenceSpaceType('local')
  const leave = () => {
    renderer.setAnimationLoop(null)
    renderer.xr.enabled = false
    scene.remove(ring)
    ring.geometry.dispose()
    ring.material.dispose()
    scene.background = paper
    stage.visible = true
    stage.position.set(0, 0, 0)
    stage.rotation.y = 0
    shown.resize()
    shown.reset()
  }
  return { ring, leave }
}

/** Renders the session's frames, with the ring once a floor is found. */
function drawFrames({ renderer, scene, camera }: ModelScene, ring: Mesh) {
  const pose = new Matrix4()
  let floor: XRHitTestSource | undefined
  // Set before the session: otherwise the renderer would keep the page's own frames.
  renderer.setAnimationLoop((_time, frame?: XRFrame) => {
    if (!frame) return
    const space = renderer.xr.getReferenceSpace()
    const hit = floor && space && frame.getHitTestResults(floor)[0]?.getPose(space)
    ring.visible = Boolean(hit)
    if (hit) ring.matrix.copy(pose.fromArray(hit.transform.matrix))
    renderer.render(scene, camera)
  })
  return (found: XRHitTestSource) => {
    floor = found
  }
}
