import type { Half } from './delivery-days'

/** Hours at the shop between which a half day's deliveries arrive. Placeholder fact, as the design's mocks have it. */
export const halfHours: Readonly<Record<Half, { from: number; to: number }>> = {
  morning: { from: 8, to: 12 },
  afternoon: { from: 13, to: 17 },
}
