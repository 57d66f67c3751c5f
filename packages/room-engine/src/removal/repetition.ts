import type { FaceCells } from './face-cells.ts'
import type { Complex, Spectrum } from './spectrum.ts'

/** Minimum share of source cells that must be compared to judge an offset. */
const JUDGED = 0.04

/**
 * Mean squared difference of the pattern with itself at each offset; `spread` where too few pairs exist. Overwrites
 * `spare`.
 */
export function differencesOf(
  { chart, isUsable, pattern, spread }: FaceCells,
  spectrum: Spectrum,
  source: Complex,
  spare: Complex,
): Float32Array {
  const { width, height } = chart
  const patternOf = (cell: number, channel: number) => (isUsable[cell] ? (pattern[cell * 3 + channel] as number) : 0)
  const pairs = spectrum.new()
  const powerOf = (cell: number) => patternOf(cell, 0) ** 2 + patternOf(cell, 1) ** 2 + patternOf(cell, 2) ** 2
  const sums = spectrum.of(width, height, powerOf)
  for (let index = 0; index < sums.real.length; index++) {
    const r = source.real[index] as number
    const i = source.imaginary[index] as number
    pairs.real[index] = r * r + i * i
    sums.real[index] = 2 * (r * (sums.real[index] as number) + i * (sums.imaginary[index] as number))
  }
  sums.imaginary.fill(0)
  // One channel at a time: spectra of all three would be the peak of a removal's memory.
  for (let channel = 0; channel < 3; channel++) {
    const color = spectrum.of(width, height, (cell) => patternOf(cell, channel), spare)
    for (let index = 0; index < sums.real.length; index++)
      sums.real[index] =
        (sums.real[index] as number) -
        2 * ((color.real[index] as number) ** 2 + (color.imaginary[index] as number) ** 2)
  }
  const [total, count] = [spectrum.back(sums), spectrum.back(pairs)]
  const cellsOfSource = isUsable.reduce((sum, one) => sum + one, 0)
  const least = Math.max(30, cellsOfSource * JUDGED)
  for (let index = 0; index < total.length; index++) {
    const pairsHere = count[index] as number
    total[index] = pairsHere < least ? spread : Math.max(0, (total[index] as number) / pairsHere)
  }
  return total
}

/** How many of the given cells each offset leads to source; the result lies in `spare`. */
export function served(
  spectrum: Spectrum,
  source: Complex,
  { chart }: FaceCells,
  wanted: Uint8Array,
  spare: Complex,
): Float32Array {
  const target = spectrum.of(chart.width, chart.height, (cell) => wanted[cell] as number, spare)
  for (let index = 0; index < target.real.length; index++) {
    const a = target.real[index] as number
    const b = target.imaginary[index] as number
    const c = source.real[index] as number
    const d = source.imaginary[index] as number
    target.real[index] = a * c + b * d
    target.imaginary[index] = a * d - b * c
  }
  return spectrum.back(target)
}
