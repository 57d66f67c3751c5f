import type { Vec3 } from '@vuong-tron/geometry/vectors'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The linear light of an sRGB colour. */
export const linear = (hex: string): Vec3 =>
  [0, 2, 4].map((index) => channel(Number.parseInt(hex.slice(index, index + 2), 16) / 255)) as unknown as Vec3
