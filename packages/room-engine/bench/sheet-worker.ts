import type { Piece } from '../src/staging/furniture-models.ts'
import { openStage, type Scenery } from '../src/staging/stage.ts'

/** A room with its sets; pixels are fetched from /photo and each picture is posted to /picture. */
export type SheetJob = Omit<Scenery, 'photo'> & { sets: Piece[][] }
/** Milliseconds to load three.js, and for each set's picture. */
export type SheetTimes = { open: number; sets: number[] }

self.onmessage = async ({ data: { sets, ...room } }: MessageEvent<SheetJob>) => {
  const pixels = new Uint8ClampedArray(await (await fetch('/photo')).arrayBuffer())
  const { widthPx: width, heightPx: height } = room.camera
  const scenery = { ...room, photo: { width, height, channels: 3, data: pixels } }
  const started = performance.now()
  const stage = await openStage(new OffscreenCanvas(1, 1), async () => (await import('meshoptimizer')).MeshoptDecoder)
  const times: SheetTimes = { open: performance.now() - started, sets: [] }
  for (const pieces of sets) {
    const begun = performance.now()
    const { picture } = await stage.stage(scenery, pieces)
    times.sets.push(performance.now() - begun)
    await fetch('/picture', { method: 'POST', body: new Uint8ClampedArray(picture.data) })
  }
  stage.close()
  self.postMessage(times)
}
