/** The pending capability of every requirement without a test; the list only shrinks. */
export type Capability = 'house-doctor'

const pendingOf: Record<Capability, string[]> = {
  'house-doctor': [],
}

/** Requirement → the capability that will test it. */
export const pendingRequirements: ReadonlyMap<string, Capability> = new Map(
  Object.entries(pendingOf).flatMap(([capability, ids]) => ids.map((id) => [id, capability as Capability] as const)),
)
