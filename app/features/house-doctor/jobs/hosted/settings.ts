import { SECOND } from '#app/lib/constants'
import type { HostedEngine } from './hosted.server'
import type { ModelRunner } from './workers-ai.server'

type Settings = {
  /** Empty: off. `workers-ai`: on if the binding exists. */
  HOSTED_ENGINE: string
  /** Daily budget in US cents. */
  HOSTED_ENGINE_CENTS: string
  AI?: ModelRunner
}

const MICRODOLLARS_A_CENT = 10_000
/** Work after the answer is ended after thirty seconds. */
const PATIENCE = 20 * SECOND

/** Date of the current consent text for the hosted engine. */
export const HOSTED_WORDS = '2026-11-24'

/** The hosted engine, if the operator has enabled it. */
export const hostedEngineOf = ({ HOSTED_ENGINE, HOSTED_ENGINE_CENTS, AI }: Settings): HostedEngine | undefined =>
  HOSTED_ENGINE === 'workers-ai' && AI
    ? { ai: AI, mostADay: Number(HOSTED_ENGINE_CENTS) * MICRODOLLARS_A_CENT, patienceMs: PATIENCE }
    : undefined
