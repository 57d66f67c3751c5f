import type {
  ComposerAnswer,
  ComposerAsk,
  ComposerTask,
  FromComposerWorker,
  ToComposerWorker,
} from './composer-tasks.ts'

type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false }

/** The page's side of the Worker that arranges furniture and draws materials. One that breaks off is begun anew. */
export class ComposerClient {
  readonly #waiting = new Map<number, (outcome: Outcome<never>) => void>()
  #worker: Worker | undefined
  #lastId = 0

  ask<Name extends ComposerTask>(name: Name, ask: ComposerAsk<Name>): Promise<Outcome<ComposerAnswer<Name>>> {
    const id = ++this.#lastId
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (outcome: Outcome<never>) => void)
      this.#worker ??= this.#begin()
      this.#worker.postMessage({ id, name, ask } satisfies ToComposerWorker)
    })
  }

  close() {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const settle of this.#waiting.values()) settle({ ok: false })
    this.#waiting.clear()
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./composer.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { id, done } }: MessageEvent<FromComposerWorker>) => {
      this.#waiting.get(id)?.(done ? { ok: true, answer: done.answer as never } : { ok: false })
      this.#waiting.delete(id)
    }
    worker.onerror = () => this.close()
    return worker
  }
}
