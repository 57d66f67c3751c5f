import { Matrix4, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import type { ModelScene } from './model-scene'

/**
 * Shows the model in the shopper's room (WebXR immersive-ar): a ring follows the floor, a tap puts the furniture there,
 * in its true size. Resolves when the session has begun, rejects when the browser refuses it; `onEnd` when it is over.
 */
export async function startRoomSession(shown: ModelScene, overlay: HTMLElement, onEnd: () => void): Promise<XRSession> {
  const { xr } = navigator
  if (!xr) throw new Error('This browser has no WebXR')
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test', 'local'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
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

  session.addEventListener('end', () => {
    renderer.setAnimationLoop(null)
    renderer.xr.enabled = false
    scene.remove(ring)
    scene.background = paper
    stage.visible = true
    stage.position.set(0, 0, 0)
    shown.resize()
    shown.reset()
    onEnd()
  })
  session.addEventListener('select', () => {
    if (!ring.visible) return
    stage.position.setFromMatrixPosition(ring.matrix)
    stage.visible = true
  })
  await renderer.xr.setSession(session)
  const eyes = await session.requestReferenceSpace('viewer')
  const floor = await session.requestHitTestSource?.({ space: eyes })
  const pose = new Matrix4()
  renderer.setAnimationLoop((_time, frame?: XRFrame) => {
    const space = renderer.xr.getReferenceSpace()
    const hit = floor && space && frame?.getHitTestResults(floor)[0]?.getPose(space)
    ring.visible = Boolean(hit)
    if (hit) ring.matrix.copy(pose.fromArray(hit.transform.matrix))
    renderer.render(scene, shown.camera)
  })
  return session
}
