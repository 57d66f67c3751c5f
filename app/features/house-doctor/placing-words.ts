import { m } from '#app/paraglide/messages.js'
import type { Hint } from './placing.ts'

export const hintWords: Record<Hint, () => string> = {
  clearance: m.composer_hint_clearance,
  window_blocked: m.composer_hint_window,
  unreachable: m.composer_hint_unreachable,
  walkway_blocked: m.composer_hint_walkway,
}
