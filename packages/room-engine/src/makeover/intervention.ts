export const INTERVENTIONS = ['very_low', 'low', 'mid', 'extreme'] as const
/** How much of a room is changed: its mood; its paint too; floor and small pieces too; what stands in it goes, and a new set comes. */
export type Intervention = (typeof INTERVENTIONS)[number]
