import type { Piece } from '../src/staging/furniture-renderer.ts'
import { openStage, type Scenery } from '../src/staging/stage.ts'

/** A job of stage.ts; pixels are fetched from /photo and the picture is posted to /picture. */
export type StageJob = Omit<Scenery, 'photo'> & { pieces: Piece[] }
/** Milliseconds to load three.js, for the first picture with its models, and for the second. */
export type StageTimes = { open: number; first: number; again: number }

self.onmessage = async ({ data: { pieces, ...room } }: MessageEvent<StageJob>) => {
  const pixels = new Uint8ClampedArray(await (await fetch('/photo')).arrayBuffer())
  const { widthPx: width, heightPx: height } = room.camera
  const scenery = { ...room, photo: { width, height, channels: 3, data: pixels } }
  const started = performance.now()
  const stage = await openStage(new OffscreenCanvas(1, 1), async () => (await import('meshoptimizer')).MeshoptDecoder)
  const opened = performance.now()
  const { picture } = await stage.stage(scenery, pieces)
  const drawn = performance.now()
  await stage.stage(scenery, pieces)
  const times: StageTimes = { open: opened - started, first: drawn - opened, again: performance.now() - drawn }
  stage.close()
  await fetch('/picture', { method: 'POST', body: new Uint8ClampedArray(picture.data) })
  self.postMessage(times)
}
