import type { Photo } from '@vuong-tron/room-engine/picture'
import { useCallback, useEffect, useState } from 'react'
import { SHORTEST_SIDE_PX } from '../../jobs/jobs.ts'
import type { HostedCall } from '../../tools/tool.ts'
import { type EditorToolId, tools } from '../../tools.ts'
import type { Change } from '../change.ts'
import type { DoctorClient, TaskListener } from '../doctor-client.ts'
import { baseOf } from '../editor-state.ts'
import type { Outcome } from '../protocol.ts'
import type { Settings } from '../settings.ts'
import { callOf, isPaintable } from '../tool-changes.ts'
import type { EditorTools } from '../use-editor.ts'
import { PHOTO, variantOf } from '../variants.ts'
import { apiClient } from './api-client.ts'
import type { Decision } from './consent-question.tsx'
import { deleteJob, discardJob } from './deletion.ts'
import { fetchEngines, type HostedOffer } from './offer.ts'
import { type Instead, type Painting, painting } from './service.ts'

type Painted = Extract<Painting, { job: string }>
type Result = { pictures: Photo[]; job: string; missing: number } | { instead: Instead }

/** Size of a drawn sample for the hosted engine, in pixels. */
const SAMPLE_PX = 320

/** The hosted engine on the page; invisible when the shop has none. */
export function useHosted(client: DoctorClient, editor: EditorTools, settings: Settings) {
  const { state, dispatch, mask, waitFor, tellTrouble } = editor
  const { tool, area, isOutside } = state.document
  const [offer, setOffer] = useState<HostedOffer>()
  const [question, setQuestion] = useState<{ text: string; decide: (decision: Decision) => void }>()
  const askForEngines = useCallback(async () => {
    const { ai, model } = await fetchEngines(apiClient)
    setOffer((now) => ai ?? now)
    if (!model) return
    const labeller = await import('../labeller/labeller.ts').catch(() => undefined)
    // Without it our own network labels.
    if (labeller) client.labelBy(labeller.modelAt(model))
  }, [client])
  useEffect(() => void askForEngines(), [askForEngines])
  const { picture } = variantOf(state, PHOTO)
  const isLargeEnough = Math.min(picture.width, picture.height) >= SHORTEST_SIDE_PX

  const ask = ({ consent: { text } }: HostedOffer) =>
    new Promise<Decision>((resolve) => {
      const decide = (decision: Decision) => {
        setQuestion(undefined)
        resolve(decision)
      }
      setQuestion({ text, decide })
    })

  /** Encodes losslessly; the server ignores the provenance mark. */
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

  /** Decodes painted pictures; undecodable ones count as not painted. */
  async function opened(
    { pictures: files, job, missing }: Painted,
    { signal }: TaskListener,
  ): Promise<Outcome<Result>> {
    const outcomes = await Promise.all(files.map((file) => client.ask('open', { file, use: 'sample' }, { signal })))
    const pictures = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.photo] : []))
    if (pictures.length === files.length) return { ok: true, pictures, job, missing }
    void discardJob(apiClient, job)
    return signal?.aborted ? { ok: false, code: 'cancelled' } : { ok: true, instead: { why: 'hosted_engine_failed' } }
  }

  /** Lets the hosted engine paint; returns the reason why the device must, or nothing when stopped. */
  async function paint(change: Change): Promise<{ isPainted?: true; instead?: Instead }> {
    const call = callOf(tool, settings)
    if (!offer || !call) return { instead: { why: 'hosted_engine_failed' } }
    const decision = await ask(offer)
    if (decision !== 'agreed') return decision === 'refused' ? { instead: { why: 'not_agreed' } } : {}
    const { id: from, picture, standing } = baseOf(state)
    const done = await waitFor<Result>('sending', async (watch) => {
      const written = await formOf(call, picture, offer.consent.words)
      if (!written.ok) return written
      const painted = await painting(apiClient, { address: tools[tool].address, form: written.form }, watch)
      return painted.ok && 'pictures' in painted ? opened(painted, watch) : painted
    })
    if (!done) return {}
    if ('instead' in done) {
      // Refetch, so that the next question shows the current words.
      if (done.instead.why === 'consent_missing') void askForEngines()
      return { instead: done.instead }
    }
    const designs = { missing: done.missing, requested: done.pictures.length + done.missing }
    const making = { from, tool, area, change, job: done.job }
    // What is painted anew as a whole shows nothing that was placed before.
    const stays = call.isMasked ? standing : undefined
    for (const made of done.pictures)
      dispatch({ type: 'variant-made', picture: made, making, standing: stays, designs })
    return { isPainted: true }
  }

  /** Deletes a job's pictures here and on the server; stops dependent work first. */
  async function forget(job: string) {
    editor.cancel()
    const deletion = await deleteJob(apiClient, job)
    if (deletion === 'failed') tellTrouble('hosted_not_deleted')
    else dispatch({ type: 'painted-deleted', job, isWaiting: deletion === 'waiting' })
  }

  return {
    /** True if a tool can use the hosted engine here. */
    offers: (one: EditorToolId) =>
      isLargeEnough && !isOutside && isPaintable(one) && (offer?.functions.includes(one) ?? false),
    question,
    paint,
    forget,
  }
}

export type HostedTools = ReturnType<typeof useHosted>
