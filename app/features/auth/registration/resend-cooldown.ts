import { MINUTE, RESEND_COOLDOWN } from '#app/lib/constants'

/** Minutes until an activation mail may be resent, rounded up; 0 when allowed (RESEND-01). */
export function minutesToWait(lastResendTime: string | null, now = Date.now()): number {
  const last = Number(lastResendTime)
  // A clock set back must not lock the visitor out.
  if (!lastResendTime || !Number.isFinite(last) || last > now) return 0
  return Math.max(0, Math.ceil((last + RESEND_COOLDOWN - now) / MINUTE))
}
