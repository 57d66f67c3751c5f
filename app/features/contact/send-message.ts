import { FULL_ATTEMPT_TIMEOUT } from '#app/lib/constants'
import { type SentEnquiry, typedEnquiry } from '../enquiry/enquiry'

type MessageAnswer = { ok: true; reference: string } | ({ ok: false } & SentEnquiry)

/** Sends the form as the browser would. An answer that never came is an answer too: sent again, it is one message. */
export async function sendMessage(form: HTMLFormElement): Promise<MessageAnswer> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const typed = typedEnquiry(Object.fromEntries(fields))
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(FULL_ATTEMPT_TIMEOUT),
    })
    const body = (await answer.json()) as { reference: string } & NonNullable<SentEnquiry['refused']>
    return answer.ok
      ? { ok: true, reference: body.reference }
      : { ok: false, typed, refused: { code: body.code, wrong: body.wrong } }
  } catch {
    return { ok: false, typed, refused: { code: navigator.onLine ? 'upstream_unavailable' : 'offline' } }
  }
}
