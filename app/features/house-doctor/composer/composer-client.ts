import type { Range } from '../furniture.ts'
import type {
  ComposerAnswer,
  ComposerAsk,
  ComposerTask,
  FromComposerWorker,
  ToComposerWorker,
} from './composer-tasks.ts'

type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false }

/** The used part of Worker. */
export type ComposerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

const startWorker = (): ComposerWorker =>
  new Worker(new URL('./composer.worker.ts', import.meta.url), { type: 'module' })

/**
 * The page's side of the Worker that arranges furniture and draws materials. Each Worker gets the range once; a crashed
 * one is replaced by the next task.
 */
export class ComposerClient {
  readonly #range: Range
  readonly #start: () => ComposerWorker
  readonly #waiting = new Map<number, (outcome: Outcome<never>) => void>()
  #worker: ComposerWorker | undefined
  #lastId = 0

  constructor(range: Range, start = startWorker) {
    this.#range = range
    this.#start = start
  }

  /** Never rejects: failures are outcomes. */
  ask<Name extends ComposerTask>(name: Name, ask: ComposerAsk<Name>): Promise<Outcome<ComposerAnswer<Name>>> {
    const id = ++this.#lastId
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (outcome: Outcome<never>) => void)
      try {
        this.#worker ??= this.#begin()
        this.#worker.postMessage({ id, name, ask } satisfies ToComposerWorker)
      } catch {
        // No Worker starts, or there is no memory for the copy.
        this.#settle(id, { ok: false })
      }
    })
  }

  close() {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false })
  }

  #begin(): ComposerWorker {
    const worker = this.#start()
    worker.onmessage = ({ data: { id, done } }: MessageEvent<FromComposerWorker>) =>
      this.#settle(id, done ? { ok: true, answer: done.answer as never } : { ok: false })
    worker.onerror = () => this.close()
    worker.onmessageerror = () => this.close()
    worker.postMessage({ range: this.#range } satisfies ToComposerWorker)
    return worker
  }

  #settle(id: number, outcome: Outcome<never>) {
    const settle = this.#waiting.get(id)
    this.#waiting.delete(id)
    settle?.(outcome)
  }
}
