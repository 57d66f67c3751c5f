import { Matrix4, Object3D, PerspectiveCamera, Scene } from 'three'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ModelScene } from '#app/features/model/model-scene'
import { startRoomSession } from '#app/features/model/room-session'

type Loop = (time: number, frame?: unknown) => void
type Refusal = Partial<Record<'setSession' | 'requestReferenceSpace' | 'requestHitTestSource', Error>>

/** A session with its floor at `floor`, and a renderer without output. */
function room(refusal: Refusal = {}) {
  const answer = async (step: keyof Refusal) => {
    if (refusal[step]) throw refusal[step]
    return {}
  }
  const session = Object.assign(new EventTarget(), {
    requestReferenceSpace: () => answer('requestReferenceSpace'),
    requestHitTestSource: () => answer('requestHitTestSource'),
    end: vi.fn(async () => void session.dispatchEvent(new Event('end'))),
  })
  const requestSession = vi.fn(async (_mode: string, _options: XRSessionInit) => session)
  vi.stubGlobal('navigator', { xr: { requestSession } })

  let loop: Loop | null = null
  const [scene, camera, stage] = [new Scene(), new PerspectiveCamera(), new Object3D()]
  const paper = scene.background
  scene.add(stage)
  camera.position.set(0.3, 1.5, 2)
  const renderer = {
    xr: {
      enabled: false,
      setReferenceSpaceType: vi.fn(),
      setSession: () => answer('setSession'),
      getReferenceSpace: () => ({}),
    },
    setAnimationLoop: (next: Loop | null) => {
      loop = next
    },
    render: vi.fn(),
  }
  const shown = { renderer, scene, camera, stage, resize: vi.fn(), reset: vi.fn() }
  const overlay = Object.assign(new EventTarget(), { clientWidth: 400 })
  const told = { onPlace: vi.fn(), onEnd: vi.fn() }
  const floorAt = (...place: [number, number, number] | []) => {
    const hits = place.length
      ? [{ getPose: () => ({ transform: { matrix: new Matrix4().makeTranslation(...place).toArray() } }) }]
      : []
    loop?.(0, { getHitTestResults: () => hits })
  }
  return {
    session,
    requestSession,
    renderer,
    scene,
    stage,
    paper,
    shown,
    overlay,
    told,
    floorAt,
    pageFrame: () => loop?.(0),
    ring: () => scene.children.find((child) => child !== stage),
    isLooping: () => loop !== null,
    start: () => startRoomSession(shown as unknown as ModelScene, overlay as unknown as HTMLElement, told),
    tap: () => session.dispatchEvent(new Event('select')),
    finger: (type: string, clientX: number) =>
      overlay.dispatchEvent(Object.assign(new Event(type), { isPrimary: true, clientX })),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('[CAT-06] a room session asks for the floor and for the overlay, and shows nothing but a ring where the floor is', async () => {
  const { start, requestSession, overlay, stage, ring, floorAt, tap } = room()
  await start()
  expect(requestSession).toHaveBeenCalledWith('immersive-ar', {
    requiredFeatures: ['hit-test', 'local'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  expect([stage.visible, ring()?.visible]).toEqual([false, false])
  floorAt(0.5, -1, -2)
  expect(ring()?.visible).toBe(true)
  expect(ring()?.matrix.toArray().slice(12, 15)).toEqual([0.5, -1, -2])
  floorAt()
  tap()
  expect([stage.visible, ring()?.visible]).toEqual([false, false])
})

test('[CAT-06] frames of the page, which know no floor, do not take the ring away', async () => {
  const { start, ring, floorAt, pageFrame } = room()
  await start()
  floorAt(0.5, -1, -2)
  pageFrame()
  expect(ring()?.visible).toBe(true)
})

test('[CAT-06] a tap puts the piece on the ring in its true size, facing the shopper', async () => {
  const { start, stage, floorAt, tap, told } = room()
  await start()
  floorAt(0.3, -1.2, -2)
  tap()
  expect([stage.visible, stage.position.toArray(), stage.scale.toArray()]).toEqual([true, [0.3, -1.2, -2], [1, 1, 1]])
  // The shopper stands in front of it, then on its right.
  expect(stage.rotation.toArray().slice(0, 3)).toEqual([0, 0, 0])
  floorAt(-3.7, -1.2, 2)
  tap()
  expect(stage.rotation.y).toBeCloseTo(Math.PI / 2)
  expect(told.onPlace).toHaveBeenCalledOnce()
})

test('[CAT-06] the piece turns by an eighth for a press and with a finger that drags, and a drag puts it nowhere else', async () => {
  const { start, stage, floorAt, tap, finger } = room()
  const session = await start()
  floorAt(0.3, -1.2, -2)
  tap()
  session?.turn()
  expect(stage.rotation.y).toBeCloseTo(Math.PI / 4)
  floorAt(2, -1.2, -2)
  finger('pointerdown', 100)
  finger('pointermove', 104)
  expect(stage.rotation.y).toBeCloseTo(Math.PI / 4)
  finger('pointermove', 200)
  finger('pointerup', 200)
  finger('pointermove', 300)
  tap()
  expect(stage.rotation.y).toBeCloseTo(Math.PI / 2)
  expect(stage.position.x).toBe(0.3)
  finger('pointerdown', 100)
  finger('pointerup', 100)
  tap()
  expect(stage.position.x).toBe(2)
})

function expectThePage({ scene, paper, stage, renderer, shown, isLooping }: ReturnType<typeof room>) {
  expect(scene.children).toEqual([stage])
  expect(scene.background).toBe(paper)
  expect([stage.visible, stage.position.toArray(), stage.rotation.y]).toEqual([true, [0, 0, 0], 0])
  expect([renderer.xr.enabled, isLooping()]).toEqual([false, false])
  expect(shown.reset).toHaveBeenCalled()
}

test('[CAT-06] when the session ends the page is as it was', async () => {
  const inRoom = room()
  const session = await inRoom.start()
  inRoom.floorAt(1, -1, -2)
  inRoom.tap()
  session?.end()
  expectThePage(inRoom)
  expect(inRoom.told.onEnd).toHaveBeenCalledOnce()
  inRoom.finger('pointerdown', 0)
  inRoom.finger('pointermove', 200)
  expect(inRoom.stage.rotation.y).toBe(0)
})

describe.each(['setSession', 'requestReferenceSpace', 'requestHitTestSource'] as const)(
  'when %s is refused',
  (step) => {
    test('[CAT-06] the session is ended, the page is as it was, and the refusal is told', async () => {
      const refused = room({ [step]: new DOMException('No', 'NotSupportedError') })
      await expect(refused.start()).rejects.toThrow('No')
      expect(refused.session.end).toHaveBeenCalledOnce()
      expectThePage(refused)
      expect(refused.told.onEnd).not.toHaveBeenCalled()
    })
  },
)

test('[CAT-06] a shopper who leaves while the floor is being asked for is told of no failure', async () => {
  const left = room({ requestHitTestSource: new DOMException('The session is over', 'InvalidStateError') })
  const started = left.start()
  queueMicrotask(() => left.session.dispatchEvent(new Event('end')))
  await expect(started).resolves.toBeUndefined()
  expectThePage(left)
})
