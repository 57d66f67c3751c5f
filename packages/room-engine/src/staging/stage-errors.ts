/** The browser has no WebGL. */
export class NoWebgl extends Error {}

/** A model failed to load. */
export class ModelMissing extends Error {}
