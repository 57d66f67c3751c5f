import { expect, test, vi } from 'vitest'
import { boundedBytes, boundedText } from '#app/server/http/bounded-text'

/** A chunked body that counts the chunks taken. */
function sent(pieces: number, pieceBytes: number, headers: Record<string, string> = {}) {
  const counted = { pieces: 0 }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (counted.pieces === pieces) return controller.close()
        controller.enqueue(new Uint8Array(pieceBytes).fill(counted.pieces++ % 251))
      },
    },
    { highWaterMark: 0 },
  )
  return { request: { headers: new Headers(headers), body }, body, counted }
}
const expected = (pieces: number, pieceBytes: number) =>
  Uint8Array.from({ length: pieces * pieceBytes }, (_, index) => Math.floor(index / pieceBytes) % 251)

test.each([40, 400])(
  '[SEC-02] a body of %i kB, as it is said, ends in one buffer of that length',
  async (thousands) => {
    const { request } = sent(thousands, 1000, { 'content-length': String(thousands * 1000) })
    const bytes = await boundedBytes(request, 500_000)
    expect(bytes).toEqual(expected(thousands, 1000))
    expect(bytes?.buffer.byteLength).toBe(thousands * 1000)
  },
)

test('[SEC-02] what is said to come takes no room before it has come', async () => {
  const sizes: number[] = []
  const RealArray = Uint8Array
  vi.stubGlobal(
    'Uint8Array',
    class extends RealArray<ArrayBuffer> {
      constructor(of: never) {
        super(of)
        sizes.push(this.byteLength)
      }
    },
  )
  const { request } = sent(1, 1000, { 'content-length': '15000000' })
  await boundedBytes(request, 16_000_000).finally(() => vi.unstubAllGlobals())
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024)
})

test.each(['', '10', '-1', 'Infinity', '1e3', '0'])(
  '[SEC-02] a body is whole, and within a buffer that is no longer than it may be, where its length is said as %j',
  async (length) => {
    const { request } = sent(40, 1000, { 'content-length': length })
    const bytes = await boundedBytes(request, 50_000)
    expect(bytes).toEqual(expected(40, 1000))
    expect(bytes?.buffer.byteLength).toBeLessThanOrEqual(50_000)
  },
)

test('[SEC-02] a body that is too long is read no further, and the rest is left to be read', async () => {
  const { request, body, counted } = sent(100, 1000)
  expect(await boundedBytes(request, 5000)).toBeUndefined()
  expect([counted.pieces, body.locked]).toEqual([6, false])
  const said = sent(100, 1000, { 'content-length': '100000' })
  expect(await boundedText(said.request, 5000)).toBeUndefined()
  expect(said.counted.pieces).toBe(0)
})

test('[SEC-02] no body is an empty one', async () => {
  expect(await boundedText({ headers: new Headers(), body: null })).toBe('')
})
