import { MINUTE, RESEND_COOLDOWN } from '#app/lib/constants'

/** Minutes until an activation mail may be sent again, rounded up; 0 when it may be sent now (RESEND-01). */
export function minutesToWait(lastResendTime: string | null, now = Date.now()): number {
  const last = Number(lastResendTime)
  // A clock that was set back must not lock the visitor out.
  if (!lastResendTime || !Number.isFinite(last) || last > now) return 0
  return Math.max(0, Math.ceil((last + RESEND_COOLDOWN - now) / MINUTE))
}
