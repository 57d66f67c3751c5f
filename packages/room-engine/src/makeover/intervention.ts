export const INTERVENTIONS = ['very_low', 'low', 'mid', 'extreme'] as const
/** How much changes: mood; also paint; also floor and small pieces; or all furniture is replaced. */
export type Intervention = (typeof INTERVENTIONS)[number]
