/** Loads what deletes photos, which only browsers need that hold or sent one. */
export const loadForgetting = () => import('./forget-photos.ts')
