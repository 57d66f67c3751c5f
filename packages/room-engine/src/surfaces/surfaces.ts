/**
 * What may be done with the surfaces in a photo. Every change takes masks (white = edit) and leaves what they leave out as
 * it is, to the bit.
 */
export { type Depth, dressed, type RoomParts } from './dress.ts'
export { whiteIn } from './exposure.ts'
export { type FacePart, faceParts, facesBeyondRims } from './face-parts.ts'
export { repeatFor } from './laying.ts'
export { type LitSurfaces, litSurfaces } from './lit-surfaces.ts'
export { applyLookup as recoloured, type Lookup } from './lookup.ts'
export { type MaterialId, materialOf, materials } from './materials/materials.ts'
export { coloursOf, inColoursOf, inMood } from './mood.ts'
export { objectSurface } from './object-plane.ts'
export { oklabOfHex, planOfReference, textureOfMaterial } from './plan.ts'
export { type Quad, quadSurface } from './quad-plane.ts'
export { repainted } from './repaint.ts'
export { retextured } from './retexture.ts'
export { seamless } from './seamless.ts'
export { type StyleId, styleNamed, styles } from './styles.ts'
export { faceSurface, flatSurface, type Part, type Surface } from './surface.ts'
export { textureOf } from './texture.ts'
