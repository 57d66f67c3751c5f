import { SECOND } from '#app/lib/constants'
import type { HostedEngine } from './hosted.server'
import type { ModelRunner } from './workers-ai.server'

type Settings = {
  /** Empty, and the engine is off; `workers-ai`, and it is on where the binding is there too. */
  HOSTED_ENGINE: string
  /** What it may cost a day, in cents of a dollar. */
  HOSTED_ENGINE_CENTS: string
  AI?: ModelRunner
}

const MICRODOLLARS_A_CENT = 10_000
/** What runs on after an answer has gone out is ended after thirty seconds. */
const PATIENCE = 20 * SECOND

/** The day on which the words last changed by which visitors agree that a photo goes to the hosted engine. */
export const HOSTED_WORDS = '2026-11-24'

/** The hosted engine as the operator has switched it on; nothing where it is off. */
export const hostedEngineOf = ({ HOSTED_ENGINE, HOSTED_ENGINE_CENTS, AI }: Settings): HostedEngine | undefined =>
  HOSTED_ENGINE === 'workers-ai' && AI
    ? { ai: AI, mostADay: Number(HOSTED_ENGINE_CENTS) * MICRODOLLARS_A_CENT, patienceMs: PATIENCE }
    : undefined
