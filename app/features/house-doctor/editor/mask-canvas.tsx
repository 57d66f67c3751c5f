import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { useEffect } from 'react'
import { useReleasedCanvas } from './picture-canvas.tsx'

/** Rows drawn at a time, to save memory. */
const STRIP_ROWS = 64

/** The mask as an overlay in the text's colour. */
export function MaskCanvas({ mask, className }: { mask: Mask; className?: string }) {
  const canvas = useReleasedCanvas()
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !canvas.current) return
    const { width, height, data } = mask
    const strip = new ImageData(width, Math.min(height, STRIP_ROWS))
    // Alpha is the highest byte: one write per pixel.
    const pixels = new Uint32Array(strip.data.buffer)
    for (let top = 0; top < height; top += STRIP_ROWS) {
      const start = top * width
      for (let pixel = 0; pixel < pixels.length; pixel++) pixels[pixel] = (data[start + pixel] as number) << 24
      context.putImageData(strip, 0, top)
    }
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = getComputedStyle(canvas.current).color
    context.fillRect(0, 0, width, height)
    context.globalCompositeOperation = 'source-over'
  }, [mask, canvas])
  return <canvas ref={canvas} width={mask.width} height={mask.height} className={className} aria-hidden />
}
