import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ClassModel, type LabellerResult, modelLabeller } from '@vuong-tron/room-engine/network/labeller'
import { ROOM_LABELS } from '@vuong-tron/room-engine/network/labels'
import type { Photo } from '@vuong-tron/room-engine/picture'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DoctorClient, type DoctorWorker } from '#app/features/house-doctor/editor/doctor-client'
import { type LabellerWorker, OperatorsModel } from '#app/features/house-doctor/editor/labeller/labeller'
import { readManifest } from '#app/features/house-doctor/editor/labeller/manifest.schema'
import { openModelAt } from '#app/features/house-doctor/editor/labeller/model'
import { hear } from '#app/features/house-doctor/editor/work/operators-labels'
import { labelsOf } from '#app/features/house-doctor/editor/work/room-labels'
import { read } from '#tests/support/sources'
import { colourModel, tinyManifest, tinyModel } from '#tests/support/tiny-model'

const RUNTIME = fileURLToPath(import.meta.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
const MANIFEST = 'https://shop.example/models/labels.json'

type Files = Record<string, Uint8Array<ArrayBuffer> | object>

/** A network that has these files, and the compiled part of ONNX Runtime. */
function serve(files: Files) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const { href, pathname } = new URL(address)
    if (pathname.endsWith('.wasm'))
      return new Response(await readFile(RUNTIME), { headers: { 'content-type': 'application/wasm' } })
    asked.push(href)
    const file = files[href]
    if (!file) throw new TypeError('Failed to fetch')
    return file instanceof Uint8Array ? new Response(file) : Response.json(file)
  })
  return asked
}

const manifest = tinyManifest('tiny.onnx')
const FILE = 'https://shop.example/models/tiny.onnx'

/** A photo of one colour. */
const coloured = (...colour: [number, number, number]): Photo => ({
  width: 64,
  height: 48,
  channels: 3,
  data: Uint8Array.from({ length: 64 * 48 * 3 }, (_, index) => colour[index % 3] as number),
})

async function outcomeOf(files: Files, photo = coloured(255, 0, 0)): Promise<LabellerResult> {
  serve(files)
  const opened = await openModelAt(new URL(MANIFEST))
  return opened.ok ? opened.labeller(photo) : opened
}

describe('an ONNX file in the runtime', () => {
  test('[OPER-04] labels a photo as its convolution is worked out by hand', async () => {
    const asked = serve({ [MANIFEST]: manifest, [FILE]: colourModel() })
    const opened = await openModelAt(new URL(MANIFEST))
    if (!opened.ok) throw new Error(opened.code)
    const chance = async (photo: Photo) => {
      const found = await opened.labeller(photo)
      if (!found.ok) throw new Error(found.code)
      expect([found.labels.width, found.labels.height]).toEqual([32, 32])
      return ROOM_LABELS.map((label) => Number((found.labels.probabilities[label][0] as number).toFixed(4)))
    }
    // Red scores e⁴ against three of 1, of which the last has no label of its own.
    const [most, least] = [Math.exp(4), 1].map((weight) => Number((weight / (Math.exp(4) + 3)).toFixed(4)))
    expect(await chance(coloured(255, 0, 0))).toEqual([most, least, 0, 0, 0, 0, least, least])
    expect(await chance(coloured(0, 255, 0))).toEqual([least, most, 0, 0, 0, 0, least, least])
    expect(await chance(coloured(0, 0, 255))).toEqual([least, least, 0, 0, 0, 0, most, least])
    expect(asked).toEqual([MANIFEST, FILE])
  })

  test.each<[string, Files, string]>([
    ['without a network', {}, 'manifest_missing'],
    ['whose manifest is another page', { [MANIFEST]: new TextEncoder().encode('<!doctype html>') }, 'manifest_invalid'],
    ['on another host', { [MANIFEST]: { ...manifest, file: 'https://models.example/tiny.onnx' } }, 'manifest_invalid'],
    ['that is missing', { [MANIFEST]: manifest }, 'model_missing'],
    [
      'that is a page',
      { [MANIFEST]: manifest, [FILE]: new TextEncoder().encode('<!doctype html>') },
      'model_unreadable',
    ],
    ['that is empty', { [MANIFEST]: manifest, [FILE]: new Uint8Array() }, 'model_unreadable'],
    ['that is cut off', { [MANIFEST]: manifest, [FILE]: colourModel().subarray(0, 150) }, 'model_unreadable'],
    [
      'with other names',
      { [MANIFEST]: { ...manifest, input: { ...manifest.input, name: 'pixel_values' } }, [FILE]: colourModel() },
      'wrong_names',
    ],
    [
      'for pictures of another size',
      { [MANIFEST]: manifest, [FILE]: tinyModel({ classes: [[1, 0, 0, 0]], side: 64 }) },
      'wrong_shape',
    ],
    ['of fewer classes', { [MANIFEST]: manifest, [FILE]: tinyModel({ classes: [[1, 0, 0, 0]] }) }, 'wrong_shape'],
    [
      'that needs more memory than there is',
      {
        [MANIFEST]: {
          ...manifest,
          input: { ...manifest.input, width: 2048, height: 2048 },
          output: { ...manifest.output, classes: 600 },
        },
        [FILE]: tinyModel({ classes: Array.from({ length: 600 }, () => [1, 0, 0, 0] as const) }),
      },
      'out_of_memory',
    ],
  ])('[OPER-04] a model %s is a code', async (_, files, code) => {
    expect(await outcomeOf(files)).toEqual({ ok: false, code })
  })
})

describe('a manifest', () => {
  test('[OPER-04] as docs/operate.md writes it for ADE20K is one', () => {
    const [, example = ''] = /```json\n(\s+\{\s+"file"[\s\S]*?)```/.exec(read('docs/operate.md')) ?? []
    const found = readManifest(JSON.parse(example))
    expect(found?.labels.wall).toContain(0)
    expect(found?.output.classes).toBe(150)
  })

  test.each<[string, object]>([
    ['with pixels last', { input: { ...manifest.input, layout: 'NHWC' } }],
    ['without a size', { input: { ...manifest.input, width: 0 } }],
    ['with a deviation of nothing', { input: { ...manifest.input, std: [1, 1, 0] } }],
    ['of two channels', { input: { ...manifest.input, mean: [0, 0] } }],
    ['with a label that we have not', { labels: { roof: [0] } }],
    ['with a class that the model has not', { labels: { wall: [4] } }],
    ['with a class of two labels', { labels: { wall: [0, 1], floor: [1] } }],
    ['with others that have no label', { others: 'nothing' }],
    ['with a word too many', { licence: 'MIT' }],
  ])('[OPER-04] %s is refused', (_, change) => {
    expect(readManifest({ ...manifest, ...change })).toBeUndefined()
  })
})

test('[OPER-04] merged probabilities add up to 1, whatever a model has answered and its classes are', async () => {
  const cases = fc
    .record({
      classes: fc.integer({ min: 2, max: 20 }),
      width: fc.integer({ min: 1, max: 200 }),
      height: fc.integer({ min: 1, max: 12 }),
      scores: fc.constantFrom('logits' as const, 'probabilities' as const),
      others: fc.constantFrom(...ROOM_LABELS),
      seed: fc.array(fc.float({ min: Math.fround(0.01), max: 80, noNaN: true }), { minLength: 7, maxLength: 7 }),
    })
    .chain((shape) =>
      fc.record({
        shape: fc.constant(shape),
        labelOf: fc.array(fc.constantFrom(undefined, ...ROOM_LABELS), {
          minLength: shape.classes,
          maxLength: shape.classes,
        }),
      }),
    )
  await fc.assert(
    fc.asyncProperty(cases, async ({ shape: { classes, width, height, scores, others, seed }, labelOf }) => {
      const labels = Object.fromEntries(
        ROOM_LABELS.map((label) => [label, labelOf.flatMap((one, name) => (one === label ? [name] : []))]),
      )
      const model: ClassModel = { input: manifest.input, output: { scores, classes }, labels, others }
      const data = Float32Array.from({ length: classes * width * height }, (_, at) => seed[(at * 5) % 7] as number)
      const found = await modelLabeller(model, async () => ({ dims: [1, classes, height, width], data }))(
        coloured(1, 2, 3),
      )
      if (!found.ok) throw new Error(found.code)
      const { probabilities, confidence } = found.labels
      const sums = probabilities.wall.map((_, pixel) =>
        ROOM_LABELS.reduce((sum, label) => sum + (probabilities[label][pixel] as number), 0),
      )
      for (const sum of sums) expect(sum).toBeCloseTo(1, 4)
      expect(confidence).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})

/** A fake Worker: the test decides when it answers or crashes. */
class Bench implements LabellerWorker {
  readonly got: { id: number; manifest: string }[] = []
  isEnded = false
  onmessage: LabellerWorker['onmessage'] = null
  onerror: LabellerWorker['onerror'] = null
  onmessageerror: LabellerWorker['onmessageerror'] = null
  postMessage(message: { id: number; manifest: string }) {
    this.got.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  say(data: object) {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }))
  }
}

const labels = {
  width: 1,
  height: 1,
  probabilities: Object.fromEntries(ROOM_LABELS.map((label) => [label, new Float32Array(1)])) as never,
  confidence: 0.5,
}
const right: LabellerResult = { ok: true, labels }

describe('a page with a model of the operator’s', () => {
  let benches: Bench[]
  let model: OperatorsModel
  let warned: string[]
  beforeEach(() => {
    vi.useFakeTimers()
    benches = []
    warned = []
    vi.spyOn(console, 'warn').mockImplementation((text: string) => warned.push(text))
    model = new OperatorsModel(() => {
      const bench = new Bench()
      benches.push(bench)
      return bench
    }, '/models/labels.json')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const bench = () => benches[0] as Bench

  test('[OPER-04] loads nothing before the first photo, and asks once for each', async () => {
    expect(benches).toEqual([])
    const first = model.label(coloured(1, 1, 1))
    const again = model.label(coloured(1, 1, 1))
    expect(bench().got).toEqual([expect.objectContaining({ manifest: '/models/labels.json' })])
    bench().say({ isOpen: true })
    bench().say({ id: bench().got[0]?.id, outcome: right })
    expect(await Promise.all([first, again])).toEqual([right, right])
    vi.advanceTimersByTime(600_000)
    expect([bench().isEnded, warned]).toEqual([false, []])
  })

  test('[OPER-04] waits for a slow line, and not for a slow model', async () => {
    const asked = model.label(coloured(1, 1, 1))
    vi.advanceTimersByTime(600_000)
    expect(model.hasEnded).toBe(false)
    bench().say({ isOpen: true })
    vi.advanceTimersByTime(30_000)
    expect(await asked).toEqual({ ok: false, code: 'too_slow' })
    expect(bench().isEnded).toBe(true)
    expect(warned).toEqual([expect.stringContaining('(too_slow)')])
    // Nothing is started a second time.
    expect(await model.label(coloured(2, 2, 2))).toEqual({ ok: false, code: 'too_slow' })
    expect(benches).toHaveLength(1)
  })

  test.each([
    [
      'fails',
      () => bench().say({ id: bench().got[0]?.id, outcome: { ok: false, code: 'wrong_names' } }),
      'wrong_names',
    ],
    ['crashes', () => bench().onerror?.call(bench() as never, new Event('error') as ErrorEvent), 'engine_crashed'],
  ])('[OPER-04] goes on without one that %s, and says why in the console', async (_, happen, code) => {
    const onEnd = vi.fn()
    model.onEnd = onEnd
    const [first, second] = [model.label(coloured(1, 1, 1)), model.label(coloured(2, 2, 2))]
    happen()
    expect(await first).toEqual({ ok: false, code })
    expect(await second).toEqual({ ok: false, code })
    expect(warned).toEqual([`House Doctor: the model at /models/labels.json is not used (${code}).`])
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('[OPER-04] tells each of its Workers, answers what they want labelled, and ends with the editor', async () => {
    const desks: { got: object[]; onmessage: DoctorWorker['onmessage'] }[] = []
    const client = new DoctorClient(() => {
      const desk = { got: [] as object[], onmessage: null, onerror: null, onmessageerror: null, terminate: () => {} }
      desks.push(desk)
      return { ...desk, postMessage: (message: object) => desk.got.push(message) } as never as DoctorWorker
    })
    void client.ask('materials', {})
    client.labelBy(model)
    client.labelBy(new OperatorsModel(() => new Bench(), '/models/another.json'))
    expect(desks[0]?.got.slice(1)).toEqual([{ hasModel: true }])
    const waiting = model.label(coloured(1, 1, 1))
    client.close()
    expect(await waiting).toEqual({ ok: false, code: 'cancelled' })
    expect(warned).toEqual([])
    // A page that comes back from the browser's cache goes on.
    expect(model.hasEnded).toBe(false)
  })
})

describe('the editor’s Worker', () => {
  let posted: { wanted: number }[]
  beforeEach(async () => {
    vi.useFakeTimers()
    posted = []
    vi.stubGlobal('postMessage', (message: { wanted: number }) => posted.push(message))
    const weights = await readFile('packages/room-engine/weights/room-labels.bin')
    vi.stubGlobal('fetch', async () => new Response(weights))
  })
  afterEach(() => {
    hear({ hasModel: false })
    vi.useRealTimers()
  })

  test('[OPER-04] takes what the model sees, and sees by our network what that cannot', async () => {
    const photo = coloured(90, 80, 70)
    expect(await labelsOf(photo)).toMatchObject({ isFinal: true, labels: { width: 128 } })
    expect(posted).toEqual([])
    hear({ hasModel: true })
    // Late: our network’s for now.
    const late = labelsOf(photo)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await late).toMatchObject({ isFinal: false, labels: { width: 128 } })
    // Nobody waits twice, and our sample rooms are not asked about.
    const again = labelsOf(photo)
    await vi.advanceTimersByTimeAsync(0)
    expect(await again).toMatchObject({ isFinal: false })
    expect(await labelsOf(coloured(7, 7, 7), true)).toMatchObject({ isFinal: true, labels: { width: 128 } })
    // It has come meanwhile.
    hear({ wanted: posted[0]?.wanted ?? 0, result: right })
    expect(await labelsOf(photo)).toEqual({ isFinal: true, labels })
    expect(posted).toHaveLength(1)
    // One that fails is asked no more.
    const another = labelsOf(coloured(1, 2, 3))
    hear({ hasModel: false })
    hear({ wanted: posted[1]?.wanted ?? 0, result: { ok: false, code: 'wrong_shape' } })
    expect(await another).toMatchObject({ isFinal: true, labels: { width: 128 } })
    await labelsOf(coloured(3, 2, 1))
    expect(posted).toHaveLength(2)
  })
})
