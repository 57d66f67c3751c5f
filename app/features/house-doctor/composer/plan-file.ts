import { markedPng, xmpOf } from '../export-mark.ts'

/** Presentation attributes that any SVG viewer supports. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** Longer side of a saved picture, in pixels. */
const LONGEST_PX = 2400
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** A standalone SVG of the plan: inlined styles, a description, and a provenance mark. */
export function standaloneSvg(plan: SVGSVGElement, title: string, note: string): string {
  const copy = plan.cloneNode(true) as SVGSVGElement
  const originals = plan.querySelectorAll<SVGElement>('*')
  for (const [index, part] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[index]
    if (!original) continue
    const looks = getComputedStyle(original)
    for (const look of LOOKS) {
      const value = looks.getPropertyValue(look)
      if (value) part.setAttribute(look, value)
    }
    for (const name of ['class', 'role', 'tabindex', 'aria-pressed', 'aria-label']) part.removeAttribute(name)
  }
  for (const part of copy.querySelectorAll('[data-handle]')) part.remove()
  const { width, height } = plan.viewBox.baseVal
  const scale = LONGEST_PX / Math.max(width, height)
  for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name)
  copy.setAttribute('xmlns', NAMESPACE)
  copy.setAttribute('width', String(Math.round(width * scale)))
  copy.setAttribute('height', String(Math.round(height * scale)))
  const first = copy.firstChild
  for (const part of [described('title', title), described('desc', note), paper(plan), drawSentence(plan, note)])
    copy.insertBefore(part, first)
  const text = new XMLSerializer().serializeToString(copy)
  return text.replace(/(<svg[^>]*>)/, `$1<metadata>${packetOf(note)}</metadata>`)
}

/** SVG embeds the XMP packet without its wrapper. */
const packetOf = (note: string) => xmpOf('algorithmicMedia', note).replace(/<\?xpacket[^>]*\?>/g, '')

function described(name: 'title' | 'desc', text: string): SVGElement {
  const element = document.createElementNS(NAMESPACE, name)
  element.textContent = text
  return element
}

function paper(plan: SVGSVGElement): SVGElement {
  const { x, y, width, height } = plan.viewBox.baseVal
  const rect = document.createElementNS(NAMESPACE, 'rect')
  for (const [name, value] of Object.entries({ x, y, width, height })) rect.setAttribute(name, String(value))
  rect.setAttribute('fill', 'white')
  return rect
}

function drawSentence(plan: SVGSVGElement, note: string): SVGElement {
  const { x, y, width, height } = plan.viewBox.baseVal
  const text = document.createElementNS(NAMESPACE, 'text')
  text.textContent = note
  const looks = {
    x: x + width / 2,
    y: y + height - width * 0.012,
    'font-size': width * 0.018,
    'font-family': 'system-ui, sans-serif',
    'text-anchor': 'middle',
    fill: getComputedStyle(plan).color,
  }
  for (const [name, value] of Object.entries(looks)) text.setAttribute(name, String(value))
  return text
}

/** Renders a drawing as PNG with a provenance mark; rejects when the browser cannot. */
export async function pngOf(svg: string, note: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const plain = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!plain) throw new Error('The browser wrote no picture')
    return new Blob([markedPng(new Uint8Array(await plain.arrayBuffer()), xmpOf('algorithmicMedia', note))], {
      type: 'image/png',
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
