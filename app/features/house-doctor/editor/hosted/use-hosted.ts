import { useEffect, useState } from 'react'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Photo } from '../../engine/picture.ts'
import { doctorFunctions } from '../../jobs/functions.ts'
import { SHORTEST_SIDE_PX } from '../../jobs/jobs.ts'
import { noteSent } from '../../sent-note.ts'
import type { Change } from '../change.ts'
import type { DoctorClient } from '../doctor-client.ts'
import { baseOf } from '../editor-state.ts'
import type { Outcome } from '../protocol.ts'
import type { Settings } from '../settings.ts'
import type { EditorTools } from '../use-editor.ts'
import { PHOTO, variantOf } from '../variants.ts'
import { callOf, type HostedCall } from './call.ts'
import type { Decision } from './consent-question.tsx'
import { fetchOffer, type Offer } from './offer.ts'
import { ownServer } from './server.ts'
import { forgetJob, type Instead, painting } from './service.ts'

type Result = { pictures: Photo[]; job: string } | { instead: Instead }

/** A sample that our engine draws for the hosted one, in pixels. */
const SAMPLE_PX = 320

/** What a visitor may leave to the hosted engine, and what comes of it. Where the shop has none, nothing of it is seen. */
export function useHosted(client: DoctorClient, editor: EditorTools, settings: Settings) {
  const { state, dispatch, mask, waitFor, tellTrouble } = editor
  const { tool, area, isOutside } = state.document
  const [offer, setOffer] = useState<Offer>()
  const [isChosen, setChosen] = useState(false)
  const [question, setQuestion] = useState<{ text: string; decide: (decision: Decision) => void }>()
  useEffect(() => {
    void fetchOffer(ownServer, getLocale()).then(setOffer)
  }, [])
  const { picture } = variantOf(state, PHOTO)
  const isLargeEnough = Math.min(picture.width, picture.height) >= SHORTEST_SIDE_PX
  const isOffered =
    isLargeEnough && !isOutside && tool !== 'decor_staging' && (offer?.functions.includes(tool) ?? false)

  const ask = ({ consent: { text } }: Offer) =>
    new Promise<Decision>((resolve) => {
      const decide = (decision: Decision) => {
        setQuestion(undefined)
        resolve(decision)
      }
      setQuestion({ text, decide })
    })

  /** A picture as a file without loss. How it came about is nothing that the server asks for. */
  const fileOf = (photo: Photo) =>
    client.ask('file', { photo, type: 'image/png', source: 'algorithmicallyEnhanced', note: '' })

  async function sampleOf({ sample }: HostedCall): Promise<Photo | undefined> {
    if (typeof sample?.picture !== 'string') return sample?.picture
    const drawn = await client.ask('materials', { only: sample.picture, edgePx: SAMPLE_PX })
    return drawn.ok ? drawn.materials[0]?.picture : undefined
  }

  async function formOf(call: HostedCall, photo: Photo, words: string): Promise<Outcome<{ form: FormData }>> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...call.fields, engine: 'ai', consent: words })) form.set(name, value)
    const pictures = {
      image: photo,
      ...(call.isMasked && mask && { masked_image: { ...mask, channels: 1 as const } }),
      ...(call.sample && { [call.sample.field]: await sampleOf(call) }),
    }
    for (const [name, picture] of Object.entries(pictures)) {
      const written = await fileOf(picture as Photo)
      if (!written.ok) return written
      form.set(name, written.file, 'picture.png')
    }
    return { ok: true, form }
  }

  /** Opens what was painted; what cannot be opened is as good as not painted. */
  async function opened(files: readonly Blob[], job: string): Promise<Outcome<Result>> {
    const outcomes = await Promise.all(files.map((file) => client.ask('open', { file, use: 'sample' })))
    const pictures = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.photo] : []))
    if (pictures.length === files.length) return { ok: true, pictures, job }
    void forgetJob(ownServer, job).catch(() => {})
    return { ok: true, instead: 'hosted_engine_failed' }
  }

  /** Has a change painted: whether that was done, or why the device has to do it; neither where it was stopped. */
  async function paint(change: Change): Promise<{ isPainted?: true; instead?: Instead }> {
    const call = callOf(tool, settings)
    if (!offer || !call) return { instead: 'hosted_engine_failed' }
    const decision = await ask(offer)
    if (decision !== 'agreed') return decision === 'refused' ? { instead: 'not_agreed' } : {}
    const { id: from, picture } = baseOf(state)
    const done = await waitFor<Result>('sending', async (watch) => {
      const written = await formOf(call, picture, offer.consent.words)
      if (!written.ok) return written
      if (!watch.signal?.aborted) noteSent()
      const painted = await painting(ownServer, { address: doctorFunctions[tool].address, form: written.form }, watch)
      return painted.ok && 'pictures' in painted ? opened(painted.pictures, painted.job) : painted
    })
    if (!done || 'instead' in done) return done ? { instead: done.instead } : {}
    for (const made of done.pictures)
      dispatch({ type: 'variant-made', picture: made, making: { from, tool, area, change, job: done.job } })
    return { isPainted: true }
  }

  /** Deletes what a job has painted, here and there; what is being made of it is stopped first. */
  async function forget(job: string) {
    editor.cancel()
    const isDone = await forgetJob(ownServer, job).catch(() => false)
    if (isDone) dispatch({ type: 'painted-deleted', job })
    else tellTrouble('hosted_not_deleted')
  }

  return { isOffered, isChosen: isOffered && isChosen, setChosen, question, paint, forget }
}

export type HostedTools = ReturnType<typeof useHosted>
