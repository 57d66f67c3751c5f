import { showMessage } from '#app/features/notices/notices'
import { recall, remember } from '#app/lib/local-storage'
import { LAST_RESEND_TIME } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { href } from '../../languages/href'
import { errorMessage, minutesOf, sendAuthForm } from '../session/session.queries'
import { minutesToWait } from './resend-cooldown'

/** Resends the activation letter, at most once in five minutes (RESEND-01, RESEND-02). */
export async function resendActivation(email: string) {
  const minutes = minutesToWait(recall(LAST_RESEND_TIME))
  if (minutes) return sayToWait(minutes)
  const answer = await sendAuthForm(href('/activate'), Object.entries({ intent: 'resend', email }))
  if (answer.ok) {
    remember(LAST_RESEND_TIME, String(Date.now()))
    showMessage({ type: 'success', title: m.session_resent_title(), message: m.session_resent_text({ email }) })
  } else if (answer.code === 'too_many_requests' && answer.retryAfter) {
    sayToWait(minutesOf(answer.retryAfter))
  } else {
    showMessage({ type: 'error', title: m.session_resend_failed(), message: errorMessage(answer) })
  }
}

const sayToWait = (minutes: number) =>
  showMessage({ type: 'warning', title: m.session_resend_wait_title(), message: m.session_resend_wait({ minutes }) })
