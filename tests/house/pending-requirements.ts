/** The capability that is still to come, for every requirement that nothing proves yet. The list only ever shrinks. */
export type Capability = 'house-doctor'

const numbered = (area: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${area}-${String(first + index).padStart(2, '0')}`)

const pendingOf: Record<Capability, string[]> = {
  'house-doctor': ['HD-01', ...numbered('HD', 3, 14)],
}

/** Requirement → the capability that will prove it. */
export const pendingRequirements: ReadonlyMap<string, Capability> = new Map(
  Object.entries(pendingOf).flatMap(([capability, ids]) => ids.map((id) => [id, capability as Capability] as const)),
)
