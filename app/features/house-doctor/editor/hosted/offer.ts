import type { ToolId } from '../../tools.ts'
import type { HostedApi } from './api-client.ts'

/** Functions of the hosted engine, and its consent text. */
export type HostedOffer = { functions: readonly ToolId[]; consent: { words: string; text: string } }

/** The shop's hosted engine; undefined when it is off or unreachable. */
export async function fetchOffer({ ask }: HostedApi): Promise<HostedOffer | undefined> {
  try {
    const answer = await ask('/api/v1/engines')
    const { data } = (await answer.json()) as { data: { ai: HostedOffer | null } }
    return data.ai ?? undefined
  } catch {
    return undefined
  }
}
