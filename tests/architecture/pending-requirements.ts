/** The capability that is still to come, for every requirement that nothing proves yet. The list only ever shrinks. */
export type Capability = 'house-doctor'

const pendingOf: Record<Capability, string[]> = {
  'house-doctor': [],
}

/** Requirement → the capability that will prove it. */
export const pendingRequirements: ReadonlyMap<string, Capability> = new Map(
  Object.entries(pendingOf).flatMap(([capability, ids]) => ids.map((id) => [id, capability as Capability] as const)),
)
