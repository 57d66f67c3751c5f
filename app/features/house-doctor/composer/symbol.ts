import { layOut } from '@vuong-tron/furniture/drawings/sheet'
import type { Furniture } from '../furniture.ts'

type Drawn = Pick<Furniture, 'id' | 'widthMm' | 'depthMm' | 'heightMm'>

/** A product's plan symbol: lines of its measured drawing, and their transform to millimetres. */
export type PlanSymbol = { lines: string; transform: string }

const drawingOf = (slug: string) => `/catalogue/drawings/${slug}.svg`

/** The drawing's views (front, right, top) are its first paths, without other attributes. */
const VIEW = /<path d="([MmHhVvLlZz\d\s.-]*)"\/>/g

export function symbolIn(drawing: string, { widthMm, depthMm, heightMm }: Omit<Drawn, 'id'>): PlanSymbol | undefined {
  const lines = [...drawing.matchAll(VIEW)][2]?.[1]
  if (!lines) return undefined
  const { scale, plan } = layOut({ w: widthMm, d: depthMm, h: heightMm })
  const [middleX, middleY] = [plan.x + plan.width / 2, plan.y + plan.height / 2]
  return { lines, transform: `scale(${(1 / scale).toFixed(5)})translate(${-middleX} ${-middleY})` }
}

const symbols = new Map<string, Promise<PlanSymbol | undefined>>()

/** Cached; products without a drawing become plain boxes. */
export function symbolOf(product: Drawn): Promise<PlanSymbol | undefined> {
  const known = symbols.get(product.id) ?? read(product)
  symbols.set(product.id, known)
  return known
}

async function read(product: Drawn) {
  try {
    const answer = await fetch(drawingOf(product.id))
    return answer.ok ? symbolIn(await answer.text(), product) : undefined
  } catch {
    symbols.delete(product.id)
    return undefined
  }
}
