import type { Labeller, LabellerResult } from '@vuong-tron/room-engine/network/labeller'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { remembered } from '../../remembered.ts'

export type ToLabeller = { id: number; manifest: string; photo: Photo }
export type FromLabeller = { isOpen: true } | { id: number; outcome: LabellerResult }

/** The used part of Worker. */
export type LabellerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

/** A model that takes longer for one photo is not used any more, so that no device is busy with it for minutes. */
const LONGEST_MS = 30_000

export const modelAt = (manifest: string) =>
  new OperatorsModel(() => new Worker(new URL('./labeller.worker.ts', import.meta.url), { type: 'module' }), manifest)

/**
 * A model of the operator's (docs/operate.md), on the page's side of its Worker. Its first failure is its last: until
 * the page is loaded again our own network is used instead.
 */
export class OperatorsModel {
  readonly #start: () => LabellerWorker
  readonly #manifest: string
  readonly #waiting = new Map<number, (result: LabellerResult) => void>()
  #worker: LabellerWorker | undefined
  #isOpen = false
  /** Why there are no more labels. */
  #ended: string | undefined
  #lastId = 0
  #tooSlow: ReturnType<typeof setTimeout> | undefined

  /** Called after a failure. */
  onEnd: (() => void) | undefined

  constructor(start: () => LabellerWorker, manifest: string) {
    this.#start = start
    this.#manifest = manifest
  }

  get hasEnded() {
    return this.#ended !== undefined
  }

  /** Starts with the first photo. */
  readonly label: Labeller = (photo) => this.#remembered(photo)

  #remembered = this.#newMemory()

  /** Frees its memory; the next photo starts it again. */
  close(code = 'cancelled') {
    clearTimeout(this.#tooSlow)
    this.#worker?.terminate()
    this.#worker = undefined
    this.#isOpen = false
    for (const settle of this.#waiting.values()) settle({ ok: false, code })
    this.#waiting.clear()
    this.#remembered = this.#newMemory()
  }

  #newMemory(): Labeller {
    return remembered(
      (photo: Photo) => ({ bytes: [photo.data], rest: null }),
      (photo) => this.#ask(photo),
    )
  }

  #ask(photo: Photo): Promise<LabellerResult> {
    if (this.#ended !== undefined) return Promise.resolve({ ok: false, code: this.#ended })
    const id = ++this.#lastId
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      try {
        this.#worker ??= this.#begin()
        this.#worker.postMessage({ id, manifest: this.#manifest, photo } satisfies ToLabeller)
        if (this.#waiting.size === 1) this.#watch()
      } catch {
        this.#end('out_of_memory')
      }
    })
  }

  #begin(): LabellerWorker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<FromLabeller>) => {
      if ('isOpen' in data) this.#isOpen = true
      else if (data.outcome.ok) {
        this.#waiting.get(data.id)?.(data.outcome)
        this.#waiting.delete(data.id)
      } else return this.#end(data.outcome.code)
      this.#watch()
    }
    worker.onerror = () => this.#end('engine_crashed')
    worker.onmessageerror = () => this.#end('engine_crashed')
    return worker
  }

  /** Waits for an answer as long as there is a question, and not for the model to arrive. */
  #watch() {
    clearTimeout(this.#tooSlow)
    if (this.#isOpen && this.#waiting.size > 0) this.#tooSlow = setTimeout(() => this.#end('too_slow'), LONGEST_MS)
  }

  #end(code: string) {
    if (this.hasEnded) return
    this.#ended = code
    // For the operator: visitors have our own network.
    console.warn(`House Doctor: the model at ${this.#manifest} is not used (${code}).`)
    this.close(code)
    this.onEnd?.()
  }
}
