/**
 * Runs in the page before its scripts: fakes WebXR with the room in `window.fakeRoom`. The phone is at the origin and
 * looks along −z; rendering goes to the page's own canvas.
 */
export function bringFakeRoom(refused?: string) {
  const [width, height] = [800, 600]
  const nearer = 1 / Math.tan(Math.PI / 6)
  const [near, far] = [0.01, 100]
  // Sixty degrees vertically, column-major as in WebGL.
  const projectionMatrix = [
    [(nearer * height) / width, 0, 0, 0],
    [0, nearer, 0, 0],
    [0, 0, (near + far) / (near - far), -1],
    [0, 0, (2 * near * far) / (near - far), 0],
  ].flat()
  const at = ([x, y, z]: readonly number[]) => ({ matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1] })
  const room: FakeRoom = { asked: '', floor: undefined, spaces: [], session: undefined, ended: 0 }
  window.fakeRoom = room

  const frame = {
    getViewerPose: () => ({ views: [{ eye: 'none', transform: at([0, 0, 0]), projectionMatrix }] }),
    getHitTestResults: () => (room.floor ? [{ getPose: () => ({ transform: at(room.floor ?? []) }) }] : []),
  }
  const answer = async (step: string) => {
    if (step === refused) throw new DOMException(`No ${step}`, 'NotSupportedError')
    return {}
  }
  class Session extends EventTarget {
    updateRenderState() {}
    requestReferenceSpace(type: string) {
      room.spaces.push(type)
      return answer(`requestReferenceSpace ${type}`)
    }
    requestHitTestSource = () => answer('requestHitTestSource')
    requestAnimationFrame = (draw: (time: number, frame: unknown) => void) =>
      requestAnimationFrame((time) => draw(time, frame))
    cancelAnimationFrame = (id: number) => cancelAnimationFrame(id)
    async end() {
      room.ended += 1
      this.dispatchEvent(new Event('end'))
    }
  }
  class Layer {
    framebuffer = null
    framebufferWidth = width
    framebufferHeight = height
    getViewport = () => ({ x: 0, y: 0, width, height })
  }
  const replace = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { value, configurable: true })
  replace(window, 'XRWebGLBinding', undefined)
  replace(window, 'XRWebGLLayer', Layer)
  replace(WebGL2RenderingContext.prototype, 'makeXRCompatible', async () => {})
  replace(navigator, 'xr', {
    isSessionSupported: async (mode: string) => mode === 'immersive-ar',
    requestSession: async (mode: string, options: XRSessionInit) => {
      room.asked = [mode, ...(options.requiredFeatures ?? []), ...(options.optionalFeatures ?? [])].join(' ')
      if (options.domOverlay) options.domOverlay.root.id = 'fake-overlay'
      await answer('requestSession')
      room.session = new Session()
      return room.session
    },
  })
}

type FakeRoom = {
  asked: string
  /** The floor point that the phone aims at. */
  floor: readonly [number, number, number] | undefined
  spaces: string[]
  session: EventTarget | undefined
  ended: number
}

declare global {
  interface Window {
    fakeRoom: FakeRoom
  }
}
