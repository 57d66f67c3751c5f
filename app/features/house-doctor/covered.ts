/** Waste from cutting, as a share of the area. */
export const CUT_SHARE = 0.08

/** How many boxes or panels an area takes, with what is lost in cutting. */
export const unitsFor = (areaM2: number, coversM2: number) => Math.ceil((areaM2 * (1 + CUT_SHARE)) / coversM2)
