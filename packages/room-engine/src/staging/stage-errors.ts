/** The browser draws nothing in 3D. */
export class NoWebgl extends Error {}

/** A model of the range did not come. */
export class ModelMissing extends Error {}
