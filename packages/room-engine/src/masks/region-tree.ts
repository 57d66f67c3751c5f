import type { Basins } from './basins.ts'

/** Basins merged pair by pair: nodes from 0 are basins, then merged regions, the last one the whole picture. */
export type RegionTree = { basins: Basins; parent: Uint32Array; height: Float32Array }

type Border = { sum: number; length: number }
type Pair = { one: number; other: number; strength: number }

/**
 * Merges basins by the mean strength of the edge between them (P. Arbeláez et al., "Contour detection and hierarchical
 * image segmentation", 2011): `height` is the edge that had to be crossed.
 */
export function regionTree(basins: Basins, edges: Float32Array): RegionTree {
  const { count } = basins
  const parent = new Uint32Array(2 * count - 1)
  const height = new Float32Array(2 * count - 1)
  const borders = bordersOf(basins, edges)
  const queue = new PairQueue()
  for (const [one, around] of borders.entries())
    for (const [other, border] of around) if (one < other) queue.push({ one, other, strength: strengthOf(border) })
  const isGone = new Uint8Array(2 * count - 1)
  let next = count
  for (let pair = queue.pop(); pair && next < 2 * count - 1; pair = queue.pop()) {
    const { one, other, strength } = pair
    if (isGone[one] || isGone[other]) continue
    const [more, fewer] = [borders[one] as Map<number, Border>, borders[other] as Map<number, Border>]
    const [large, small] = more.size >= fewer.size ? [more, fewer] : [fewer, more]
    isGone[one] = isGone[other] = 1
    parent[one] = parent[other] = next
    height[next] = Math.max(strength, height[one] as number, height[other] as number)
    large.delete(one)
    large.delete(other)
    for (const [neighbour, border] of small) {
      if (neighbour === one || neighbour === other) continue
      const shared = large.get(neighbour)
      large.set(neighbour, shared ? { sum: shared.sum + border.sum, length: shared.length + border.length } : border)
    }
    borders.push(large)
    for (const [neighbour, border] of large) {
      const around = borders[neighbour] as Map<number, Border>
      around.delete(one)
      around.delete(other)
      around.set(next, border)
      queue.push({ one: neighbour, other: next, strength: strengthOf(border) })
    }
    next++
  }
  parent[next - 1] = next - 1
  return { basins, parent: parent.slice(0, next), height: height.slice(0, next) }
}

/** For each basin, the largest region around it without an edge stronger than `most`: its node. */
export function regionsWithin({ basins, parent, height }: RegionTree, most: number): Uint32Array {
  const region = new Uint32Array(parent.length)
  for (let node = parent.length - 1; node >= 0; node--) {
    const above = parent[node] as number
    region[node] = above === node || (height[above] as number) > most ? node : (region[above] as number)
  }
  return region.subarray(0, basins.count)
}

const strengthOf = ({ sum, length }: Border) => sum / length

/** Sum and length of the edge between each pair of neighbouring basins. */
function bordersOf({ width, count, of }: Basins, edges: Float32Array): Map<number, Border>[] {
  const borders = Array.from({ length: count }, () => new Map<number, Border>())
  const touch = (pixel: number, next: number) => {
    const [one, other] = [of[pixel] as number, of[next] as number]
    if (one === other) return
    const edge = Math.max(edges[pixel] as number, edges[next] as number)
    const shared = borders[one]?.get(other) ?? { sum: 0, length: 0 }
    shared.sum += edge
    shared.length++
    borders[one]?.set(other, shared)
    borders[other]?.set(one, shared)
  }
  for (let pixel = 0; pixel < of.length; pixel++) {
    if (pixel % width < width - 1) touch(pixel, pixel + 1)
    if (pixel + width < of.length) touch(pixel, pixel + width)
  }
  return borders
}

/** A binary heap of pairs, the weakest edge first; ties by number, so that runs are alike. */
class PairQueue {
  readonly #pairs: Pair[] = []

  push(pair: Pair) {
    const pairs = this.#pairs
    let at = pairs.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!isBefore(pair, pairs[above] as Pair)) break
      pairs[at] = pairs[above] as Pair
      at = above
    }
    pairs[at] = pair
  }

  pop(): Pair | undefined {
    const pairs = this.#pairs
    const [first, last] = [pairs[0], pairs.pop()]
    if (!last || pairs.length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= pairs.length) break
      if (below + 1 < pairs.length && isBefore(pairs[below + 1] as Pair, pairs[below] as Pair)) below++
      if (!isBefore(pairs[below] as Pair, last)) break
      pairs[at] = pairs[below] as Pair
      at = below
    }
    pairs[at] = last
    return first
  }
}

const isBefore = (a: Pair, b: Pair) =>
  a.strength !== b.strength ? a.strength < b.strength : a.one !== b.one ? a.one < b.one : a.other < b.other
