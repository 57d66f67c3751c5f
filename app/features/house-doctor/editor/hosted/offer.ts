import type { DoctorFunction } from '../../jobs/functions.ts'
import type { ApiClient } from './api-client.ts'

/** What the hosted engine does here, and the words to which somebody agrees before a photo goes there. */
export type Offer = { functions: readonly DoctorFunction[]; consent: { words: string; text: string } }

/** Asks whether the shop has switched a hosted engine on; nothing where it has not, and where that cannot be asked. */
export async function fetchOffer({ ask }: ApiClient): Promise<Offer | undefined> {
  try {
    const answer = await ask('/api/v1/engines')
    const { data } = (await answer.json()) as { data: { ai: Offer | null } }
    return data.ai ?? undefined
  } catch {
    return undefined
  }
}
