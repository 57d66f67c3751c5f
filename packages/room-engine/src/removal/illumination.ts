import type { Box } from '../geometry/room-box.ts'
import { cellCentre, type FaceGrid } from './chart.ts'
import type { FacePoint } from './face-plane.ts'
import { type Grid, type Level, membrane, newLevel, writeBetween } from './membrane.ts'
import { type Colour, type Trend, trendOf } from './trend.ts'

/** Grid spacing of the light, in metres. */
const SPACING_M = 0.05
/** Narrower variation is pattern, wider is light (metres); less where little source is visible. */
const SMOOTHNESS_M = { least: 0.06, most: 0.3, partOfSource: 0.15 }
const ROUNDS = 3

/**
 * Log RGB light of a face: a smooth fit on the source, and in the hole the trend plus a membrane. Outliers lose weight
 * each round, so that a thing missed by the mask does not darken the wall.
 */
export class Illumination {
  readonly #chart: FaceGrid
  readonly #step: number
  readonly #grid: Grid

  /** `colors`: three numbers a cell; `weights`: source share of each cell, 0 to 1. */
  constructor(chart: FaceGrid, box: Box, colors: Float32Array, weights: Float32Array) {
    this.#chart = chart
    this.#step = Math.max(1, Math.round(SPACING_M / chart.cellM))
    const [width, height] = [Math.ceil(chart.width / this.#step), Math.ceil(chart.height / this.#step)]
    this.#grid = { width, height, values: new Float64Array(0) }
    const sourceM = Math.sqrt(weights.reduce((sum, weight) => sum + weight, 0)) * chart.cellM
    const { least, most, partOfSource } = SMOOTHNESS_M
    const smoothnessM = Math.min(most, Math.max(least, partOfSource * sourceM))
    const stiffness = (smoothnessM / (chart.cellM * this.#step)) ** 2
    const trend = trendOf(chart, box, colors, weights)
    const local = withoutTrend(chart, colors, weights, trend)
    let trust = weights
    for (let round = 0; round < ROUNDS; round++) {
      this.#grid.values = membrane(this.#level(local, trust), stiffness)
      trust = this.#trusted(local, weights)
    }
    this.#addTrend(trend)
  }

  #addTrend(trend: Trend) {
    const { u, v, cellM } = this.#chart
    const { width, height, values } = this.#grid
    const size = cellM * this.#step
    const light: Colour = [0, 0, 0]
    for (let cell = 0; cell < width * height; cell++) {
      trend(u + ((cell % width) + 0.5) * size, v + (Math.floor(cell / width) + 0.5) * size, light)
      for (let channel = 0; channel < 3; channel++)
        values[cell * 3 + channel] = (values[cell * 3 + channel] as number) + (light[channel] as number)
    }
  }

  #level(colors: Float32Array, weights: Float32Array): Level {
    const { width, height } = this.#chart
    const level: Level = newLevel(this.#grid.width, this.#grid.height)
    const share = 1 / (this.#step * this.#step)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const from = y * width + x
        const to = Math.floor(y / this.#step) * this.#grid.width + Math.floor(x / this.#step)
        const weight = (weights[from] as number) * share
        level.weights[to] = (level.weights[to] as number) + weight
        for (let channel = 0; channel < 3; channel++)
          level.sums[to * 3 + channel] =
            (level.sums[to * 3 + channel] as number) + weight * (colors[from * 3 + channel] as number)
      }
    return level
  }

  /** Cauchy weights by distance to the current light. */
  #trusted(colors: Float32Array, weights: Float32Array): Float32Array {
    const light = new Float64Array(3)
    const distances = new Float32Array(weights.length)
    const { width, u, v, cellM } = this.#chart
    let [sum, total] = [0, 0]
    for (let cell = 0; cell < weights.length; cell++) {
      const weight = weights[cell] as number
      if (weight === 0) continue
      this.at(u + ((cell % width) + 0.5) * cellM, v + (Math.floor(cell / width) + 0.5) * cellM, light)
      let distance = 0
      for (let channel = 0; channel < 3; channel++)
        distance += Math.abs((colors[cell * 3 + channel] as number) - (light[channel] as number))
      distances[cell] = distance
      sum += weight * distance
      total += weight
    }
    const usual = (2 * sum) / (total || 1) + 1e-6
    return weights.map((weight, cell) => weight / (1 + ((distances[cell] as number) / usual) ** 2))
  }

  /** Writes the light at face coordinates into `color`; clamped at the chart's border. */
  at(u: number, v: number, color: Float32Array | Float64Array) {
    const size = this.#chart.cellM * this.#step
    writeBetween(this.#grid, (u - this.#chart.u) / size - 0.5, (v - this.#chart.v) / size - 0.5, color, 0)
  }
}

function withoutTrend(chart: FaceGrid, colors: Float32Array, weights: Float32Array, trend: Trend): Float32Array {
  const local = new Float32Array(colors.length)
  const place: FacePoint = [0, 0]
  const light: Colour = [0, 0, 0]
  for (let cell = 0; cell < weights.length; cell++) {
    if (weights[cell] === 0) continue
    cellCentre(chart, cell, place)
    trend(place[0], place[1], light)
    for (let channel = 0; channel < 3; channel++)
      local[cell * 3 + channel] = (colors[cell * 3 + channel] as number) - (light[channel] as number)
  }
  return local
}
