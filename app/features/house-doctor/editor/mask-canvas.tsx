import { useEffect, useRef } from 'react'
import type { Mask } from '../engine/masks/masks.ts'

/** What is marked, as a film of the text's colour over the photo. */
export function MaskCanvas({ mask, className }: { mask: Mask; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !canvas.current) return
    const { width, height, data } = mask
    const film = new ImageData(width, height)
    // Opacity is the highest byte of a pixel: one write for each instead of four.
    const pixels = new Uint32Array(film.data.buffer)
    for (let pixel = 0; pixel < data.length; pixel++) pixels[pixel] = (data[pixel] as number) << 24
    context.putImageData(film, 0, 0)
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = getComputedStyle(canvas.current).color
    context.fillRect(0, 0, width, height)
    context.globalCompositeOperation = 'source-over'
  }, [mask])
  return <canvas ref={canvas} width={mask.width} height={mask.height} className={className} aria-hidden />
}
