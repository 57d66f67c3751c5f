import type { Photo } from '@vuong-tron/room-engine/picture'
import { HeldPixels } from './held-pixels.ts'
import type { OperatorsModel } from './labeller/labeller.ts'
import type { Answer, Ask, FromWorker, Outcome, ProgressStage, TaskName, ToWorker } from './protocol.ts'

type Hear = { onStage?: (stage: ProgressStage) => void; onPreview?: (preview: Photo) => void }
type Task = { id: number; name: TaskName; ask: unknown }
type Waiting = Hear & { task: Task; settle: (outcome: Outcome<never>) => void }
export type TaskListener = Hear & { signal?: AbortSignal }

/** A cancelled Worker that keeps computing is terminated after this time. */
const PATIENCE_MS = 1000

/** The used part of Worker. */
export type DoctorWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

/**
 * The page's side of the Worker. All state stays on the page, so a crashed or hanging Worker is replaced with the next
 * task and only that task is lost.
 */
export class DoctorClient {
  readonly #start: () => DoctorWorker
  readonly #waiting = new Map<number, Waiting>()
  /** Cancelled tasks that may still run. */
  readonly #stopping = new Set<number>()
  #worker: DoctorWorker | undefined
  #held = new HeldPixels()
  #model: OperatorsModel | undefined
  #lastId = 0

  constructor(start: () => DoctorWorker) {
    this.#start = start
  }

  ask<Name extends TaskName>(
    name: Name,
    ask: Ask<Name>,
    { signal, ...hear }: TaskListener = {},
  ): Promise<Outcome<Answer<Name>>> {
    if (signal?.aborted) return Promise.resolve({ ok: false, code: 'cancelled' })
    const id = ++this.#lastId
    return new Promise((resolve) => {
      const onAbort = () => this.#cancel(id)
      const settle = (outcome: Outcome<never>) => {
        signal?.removeEventListener('abort', onAbort)
        resolve(outcome as Outcome<Answer<Name>>)
      }
      const task = { id, name, ask }
      this.#waiting.set(id, { task, settle, ...hear })
      signal?.addEventListener('abort', onAbort)
      this.#send(task)
    })
  }

  /** Labels photos by the operator's model from now on; it stays while Workers come and go. */
  labelBy(model: OperatorsModel) {
    if (this.#model) return
    this.#model = model
    const tell = () => this.#worker?.postMessage({ hasModel: !model.hasEnded } satisfies ToWorker)
    model.onEnd = tell
    tell()
  }

  /** Terminates an idle Worker to free its memory at once; the next task starts another. */
  renew() {
    const isAwaited = [...this.#waiting.values()].some(({ task }) => task.name !== 'prepare')
    if (!isAwaited) this.#end('cancelled')
  }

  close() {
    this.#end('cancelled')
    this.#model?.close()
  }

  #send({ id, name, ask }: Task) {
    try {
      this.#worker ??= this.#begin()
      const worker = this.#worker
      this.#held.send(ask, (packed) => worker.postMessage({ id, name, ...packed } satisfies ToWorker))
    } catch (error) {
      // Posting copies pixels, where memory runs out first.
      this.#settle(id, { ok: false, code: error instanceof RangeError ? 'out_of_memory' : 'engine_crashed' })
    }
  }

  #begin(): DoctorWorker {
    const worker = this.#start()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('wanted' in data) return void this.#answer(worker, data)
      const waiting = this.#waiting.get(data.id)
      if ('stage' in data) waiting?.onStage?.(data.stage)
      else if ('preview' in data) waiting?.onPreview?.(data.preview)
      else {
        this.#stopping.delete(data.id)
        this.#settle(data.id, data.outcome as Outcome<never>)
      }
    }
    worker.onerror = () => this.#end('engine_crashed')
    worker.onmessageerror = () => this.#end('engine_crashed')
    if (this.#model && !this.#model.hasEnded) worker.postMessage({ hasModel: true } satisfies ToWorker)
    return worker
  }

  /** A Worker that has gone meanwhile hears nothing; its model remembers the labels for the next. */
  async #answer(worker: DoctorWorker, { wanted, photo }: { wanted: number; photo: Photo }) {
    const result = await this.#model?.label(photo)
    if (result) worker.postMessage({ wanted, result } satisfies ToWorker)
  }

  #cancel(id: number) {
    if (!this.#waiting.has(id)) return
    this.#settle(id, { ok: false, code: 'cancelled' })
    this.#stopping.add(id)
    this.#worker?.postMessage({ id, isCancelled: true } satisfies ToWorker)
    setTimeout(() => this.#stopping.has(id) && this.#replace(), PATIENCE_MS)
  }

  #drop() {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#held = new HeldPixels()
    this.#stopping.clear()
  }

  /** Replaces a hanging Worker and resends waiting tasks. */
  #replace() {
    this.#drop()
    for (const [id, { task }] of [...this.#waiting]) {
      if (task.name === 'prepare') this.#settle(id, { ok: false, code: 'cancelled' })
      else this.#send(task)
    }
  }

  /** Drops the Worker and settles waiting tasks. */
  #end(code: 'engine_crashed' | 'cancelled') {
    this.#drop()
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, code })
  }

  #settle(id: number, outcome: Outcome<never>) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.settle(outcome)
  }
}
