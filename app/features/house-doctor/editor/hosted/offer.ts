import type { ToolId } from '../../tools.ts'
import type { HostedApi } from './api-client.ts'

/** Functions of the hosted engine, and its consent text. */
export type HostedOffer = { functions: readonly ToolId[]; consent: { words: string; text: string } }

/** What the operator has switched on: a hosted engine, and the address of a model's manifest (docs/operate.md). */
export type Engines = { ai?: HostedOffer | null; model?: string }

/** Nothing where the server cannot be reached. */
export async function fetchEngines({ ask }: HostedApi): Promise<Engines> {
  try {
    const answer = await ask('/api/v1/engines')
    const { data } = (await answer.json()) as { data?: Engines }
    return data ?? {}
  } catch {
    return {}
  }
}
