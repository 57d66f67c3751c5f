/** The eight neighbours (column, row); opposite ones are four indices apart. */
export const NEIGHBOURS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

const FREE = 0
const SOURCE = 1
const SINK = 2

/** A node's parent: the index of a neighbour, or one of these. */
const TERMINAL = 8
const ORPHAN = 9
const NOTHING = 10

const NONE = -1
const FAR = 0x7fffffff

/**
 * Minimum s–t cut of an 8-connected grid: Y. Boykov, V. Kolmogorov, "An experimental comparison of min-cut/max-flow
 * algorithms for energy minimization in vision", 2004. Capacities are integers, so sums are exact on every machine. A
 * border node without capacity surrounds the grid, so each neighbour is at a fixed offset.
 */
export class GridCut {
  readonly #columns: number
  readonly #steps: Int32Array
  /** Residual capacity to each of the eight neighbours. */
  readonly #residual: Int32Array
  /** Residual capacity from the source; negative: to the sink. */
  readonly #terminal: Int32Array
  readonly #tree: Uint8Array
  readonly #parent: Uint8Array
  /** Steps to the terminal, as of `#time`. */
  readonly #distance: Int32Array
  readonly #time: Int32Array
  #now = 0
  /** Active nodes as a linked list; the last points at itself. */
  readonly #next: Int32Array
  #first = NONE
  #last = NONE
  readonly #orphans: Int32Array
  #orphansFrom = 0
  #orphansTo = 0

  constructor(width: number, height: number) {
    this.#columns = width + 2
    const nodes = this.#columns * (height + 2)
    this.#steps = Int32Array.from(NEIGHBOURS, ([x, y]) => x + y * this.#columns)
    this.#residual = new Int32Array(nodes * 8)
    this.#terminal = new Int32Array(nodes)
    this.#tree = new Uint8Array(nodes)
    this.#parent = new Uint8Array(nodes).fill(NOTHING)
    this.#distance = new Int32Array(nodes)
    this.#time = new Int32Array(nodes)
    this.#next = new Int32Array(nodes).fill(NONE)
    this.#orphans = new Int32Array(nodes)
  }

  /** Resets the grid for another cut. */
  clear() {
    for (const values of [this.#residual, this.#terminal, this.#tree, this.#distance, this.#time]) values.fill(0)
    this.#parent.fill(NOTHING)
    this.#next.fill(NONE)
    this.#now = 0
    this.#first = NONE
    this.#last = NONE
    this.#orphansFrom = 0
    this.#orphansTo = 0
  }

  nodeAt = (x: number, y: number) => (y + 1) * this.#columns + x + 1

  /** Adds capacity from the source; negative: to the sink. */
  pull(node: number, capacity: number) {
    this.#terminal[node] = (this.#terminal[node] as number) + capacity
  }

  /** Sets the cost of separating a node from a neighbour, in both directions. */
  link(node: number, neighbour: number, capacity: number) {
    this.#residual[node * 8 + neighbour] = capacity
    this.#residual[(node + (this.#steps[neighbour] as number)) * 8 + (neighbour ^ 4)] = capacity
  }

  /** True if the cut leaves a node on the source's side. */
  isWithSource = (node: number) => this.#tree[node] === SOURCE

  solve() {
    for (let node = 0; node < this.#terminal.length; node++) {
      const pull = this.#terminal[node] as number
      if (pull === 0) continue
      this.#tree[node] = pull > 0 ? SOURCE : SINK
      this.#parent[node] = TERMINAL
      this.#distance[node] = 1
      this.#activate(node)
    }
    let current = NONE
    for (;;) {
      if (current === NONE || this.#parent[current] === NOTHING) current = this.#nextActive()
      if (current === NONE) return
      const bridge = this.#grow(current)
      this.#now++
      if (bridge === NONE) {
        current = NONE
        continue
      }
      this.#augment(bridge >> 3, bridge & 7)
      this.#adoptAll()
    }
  }

  #activate(node: number) {
    if (this.#next[node] !== NONE) return
    if (this.#last === NONE) this.#first = node
    else this.#next[this.#last] = node
    this.#last = node
    this.#next[node] = node
  }

  #nextActive(): number {
    for (;;) {
      const node = this.#first
      if (node === NONE) return NONE
      const after = this.#next[node] as number
      this.#next[node] = NONE
      if (after === node) {
        this.#first = NONE
        this.#last = NONE
      } else this.#first = after
      if (this.#parent[node] !== NOTHING) return node
    }
  }

  /** Takes free neighbours into the node's tree; returns the first link to the other tree, as node × 8 + neighbour. */
  #grow(node: number): number {
    const [tree, distance, time] = [this.#tree, this.#distance, this.#time]
    const kind = tree[node] as number
    for (let way = 0; way < 8; way++) {
      if (!this.#canFeed(node, way, kind)) continue
      const other = node + (this.#steps[way] as number)
      if (tree[other] === FREE) {
        tree[other] = kind
        this.#hang(other, way ^ 4, node)
        this.#activate(other)
      } else if (tree[other] !== kind) return kind === SOURCE ? node * 8 + way : other * 8 + (way ^ 4)
      else if (
        (time[other] as number) <= (time[node] as number) &&
        (distance[other] as number) > (distance[node] as number)
      )
        this.#hang(other, way ^ 4, node)
    }
    return NONE
  }

  /** True if a node may be a neighbour's parent: the link has capacity (away from the source, towards the sink). */
  #canFeed(node: number, way: number, kind: number): boolean {
    const link = kind === SOURCE ? node * 8 + way : (node + (this.#steps[way] as number)) * 8 + (way ^ 4)
    return (this.#residual[link] as number) > 0
  }

  #hang(node: number, way: number, parent: number) {
    this.#parent[node] = way
    this.#time[node] = this.#time[parent] as number
    this.#distance[node] = (this.#distance[parent] as number) + 1
  }

  /** Augments the path from source to sink through a link. */
  #augment(from: number, way: number) {
    const [residual, terminal, parent, steps] = [this.#residual, this.#terminal, this.#parent, this.#steps]
    const to = from + (steps[way] as number)
    let least = residual[from * 8 + way] as number
    let node = from
    for (let up = parent[node] as number; up !== TERMINAL; up = parent[node] as number) {
      node += steps[up] as number
      least = Math.min(least, residual[node * 8 + (up ^ 4)] as number)
    }
    least = Math.min(least, terminal[node] as number)
    node = to
    for (let up = parent[node] as number; up !== TERMINAL; up = parent[node] as number) {
      least = Math.min(least, residual[node * 8 + up] as number)
      node += steps[up] as number
    }
    least = Math.min(least, -(terminal[node] as number))

    this.#send(from, way, least)
    node = from
    for (let up = parent[node] as number; up !== TERMINAL; up = parent[node] as number) {
      const above = node + (steps[up] as number)
      if (this.#send(above, up ^ 4, least)) this.#orphan(node)
      node = above
    }
    terminal[node] = (terminal[node] as number) - least
    if (terminal[node] === 0) this.#orphan(node)
    node = to
    for (let up = parent[node] as number; up !== TERMINAL; up = parent[node] as number) {
      const above = node + (steps[up] as number)
      if (this.#send(node, up, least)) this.#orphan(node)
      node = above
    }
    terminal[node] = (terminal[node] as number) + least
    if (terminal[node] === 0) this.#orphan(node)
  }

  /** Returns true when the link gets saturated. */
  #send(node: number, way: number, amount: number): boolean {
    const there = node * 8 + way
    const back = (node + (this.#steps[way] as number)) * 8 + (way ^ 4)
    this.#residual[back] = (this.#residual[back] as number) + amount
    const left = (this.#residual[there] as number) - amount
    this.#residual[there] = left
    return left === 0
  }

  #orphan(node: number) {
    this.#parent[node] = ORPHAN
    this.#orphans[this.#orphansTo] = node
    this.#orphansTo = (this.#orphansTo + 1) % this.#orphans.length
  }

  #adoptAll() {
    while (this.#orphansFrom !== this.#orphansTo) {
      const node = this.#orphans[this.#orphansFrom] as number
      this.#orphansFrom = (this.#orphansFrom + 1) % this.#orphans.length
      this.#adopt(node)
    }
  }

  /** Gives an orphan the parent nearest to the terminal, or frees it. */
  #adopt(node: number) {
    const kind = this.#tree[node] as number
    let [best, least] = [NOTHING, FAR]
    for (let way = 0; way < 8; way++) {
      const other = node + (this.#steps[way] as number)
      if (this.#tree[other] !== kind || !this.#canFeed(other, way ^ 4, kind)) continue
      const steps = this.#stepsToTerminal(other)
      if (steps < least) [best, least] = [way, steps]
    }
    if (best !== NOTHING) {
      this.#parent[node] = best
      this.#time[node] = this.#now
      this.#distance[node] = least + 1
      return
    }
    for (let way = 0; way < 8; way++) {
      const other = node + (this.#steps[way] as number)
      if (this.#tree[other] !== kind) continue
      if (this.#canFeed(other, way ^ 4, kind)) this.#activate(other)
      if (this.#parent[other] === (way ^ 4)) this.#orphan(other)
    }
    this.#tree[node] = FREE
    this.#parent[node] = NOTHING
  }

  /** Infinite when the path ends at an orphan; caches the distances found. */
  #stepsToTerminal(start: number): number {
    const [parent, distance, time, steps] = [this.#parent, this.#distance, this.#time, this.#steps]
    let [node, count] = [start, 0]
    while (time[node] !== this.#now) {
      const up = parent[node] as number
      if (up === ORPHAN || up === NOTHING) return FAR
      count++
      if (up === TERMINAL) {
        time[node] = this.#now
        distance[node] = 1
        count--
        break
      }
      node += steps[up] as number
    }
    let left = count + (distance[node] as number)
    const found = left
    for (node = start; time[node] !== this.#now; node += steps[parent[node] as number] as number) {
      time[node] = this.#now
      distance[node] = left--
    }
    return found
  }
}
