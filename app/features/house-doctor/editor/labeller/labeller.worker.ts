import type { FromLabeller, ToLabeller } from './labeller.ts'
import { type OpenedModel, openModelAt } from './model.ts'

let opening: Promise<OpenedModel> | undefined

/** Runs a model of the operator's, in a Worker of its own: it may take long, or all memory. */
addEventListener('message', async ({ data: { id, manifest, photo } }: MessageEvent<ToLabeller>) => {
  const say = (message: FromLabeller) => postMessage(message)
  opening ??= open(manifest)
  const opened = await opening
  if (opened.ok) say({ isOpen: true })
  say({ id, outcome: opened.ok ? await opened.labeller(photo) : opened })
})

async function open(manifest: string): Promise<OpenedModel> {
  try {
    return await openModelAt(new URL(manifest, location.origin))
  } catch (error) {
    console.warn(error)
    return { ok: false, code: 'engine_crashed' }
  }
}
