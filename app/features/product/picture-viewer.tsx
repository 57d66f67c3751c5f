import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { LargePicture } from './large-picture'
import styles from './picture-viewer.css?url'
import type { Product } from './product'
import { shotsOf } from './shots'
import { ViewerBar } from './viewer-bar'

export type PictureViewerProps = {
  product: Product
  /** The picture to begin with, from 0. */
  first: number
  /** Where a smaller copy of a picture is, which the browser has. */
  previewOf: (index: number) => string | undefined
  onOpen: () => void
  onClose: () => void
}

/** Times the width that the screen holds, as picture-viewer.css has them. */
const LARGEST = 3

/** Milliseconds in which a second tap belongs to the first. */
const DOUBLE_TAP = 350
/** CSS pixels by which an arrow key moves a magnified picture. */
const STEP = 80
const ARROWS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOMS: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 }

/** The pictures of a product over the whole screen: a row to swipe, each to be magnified and moved by scrolling (ROUTE-17). */
export function PictureViewer({ product, first, previewOf, onOpen, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  const [level, setLevel] = useState(1)
  const lastTap = useRef(0)
  const keepPlace = useRef<() => void>(undefined)
  const shots = shotsOf(product)

  const frameOf = (index: number) => row.current?.children[index] as HTMLElement | undefined
  const goTo = (index: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: frameOf(index)?.offsetLeft, behavior })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the viewer opens
  useLayoutEffect(() => {
    const element = dialog.current
    onOpen()
    element?.showModal()
    goTo(first, 'instant')
    return () => element?.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus stays in the picture that is seen
  useEffect(() => {
    if (row.current?.contains(document.activeElement))
      frameOf(at)?.querySelector('button')?.focus({ preventScroll: true })
  }, [at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of size
  useLayoutEffect(() => {
    keepPlace.current?.()
    keepPlace.current = undefined
  }, [level])

  /** Magnifies around a point of the screen, or the middle of what is seen. */
  const zoom = (to: number, point?: { clientX: number; clientY: number }) => {
    const frame = frameOf(at)
    const picture = frame?.querySelector('button')
    if (!frame || !picture || to < 1 || to > LARGEST) return
    const { left, top, width, height } = frame.getBoundingClientRect()
    const { clientX: x, clientY: y } = point ?? { clientX: left + width / 2, clientY: top + height / 2 }
    const before = picture.getBoundingClientRect()
    keepPlace.current = () => {
      const after = picture.getBoundingClientRect()
      frame.scrollBy({
        left: after.left + ((x - before.left) / before.width) * after.width - x,
        top: after.top + ((y - before.top) / before.height) * after.height - y,
        behavior: 'instant',
      })
    }
    setLevel(to)
  }
  const tap = (point: { clientX: number; clientY: number; detail: number; timeStamp: number }) => {
    if (point.timeStamp - lastTap.current < DOUBLE_TAP) return
    lastTap.current = point.timeStamp
    // A key presses the middle.
    zoom(level > 1 ? 1 : 2, point.detail ? point : undefined)
  }
  const see = () => {
    const { scrollLeft, clientWidth } = row.current as HTMLElement
    const seen = Math.round(scrollLeft / clientWidth)
    // Nothing is seen of a row that has just been closed.
    if (seen === at || !clientWidth) return
    setAt(seen)
    setLevel(1)
  }
  const answer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [across, down] = ARROWS[event.key] ?? [0, 0]
    const nearer = ZOOMS[event.key]
    if (!across && !down && !nearer) return
    event.preventDefault()
    if (nearer) zoom(level + nearer)
    else if (level > 1) frameOf(at)?.scrollBy({ left: across * STEP, top: down * STEP })
    else if (across) goTo(at + across)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={m.detail_gallery({ name: product.name })}
      onClose={onClose}
      onKeyDown={answer}
      className="picture-viewer"
    >
      <link rel="stylesheet" href={styles} precedence="picture-viewer" />
      <div ref={row} onScroll={see} className="picture-row">
        {shots.map((shot, index) => (
          <LargePicture
            key={shot.url}
            shot={shot}
            preview={previewOf(index)}
            level={index === at ? level : 1}
            isSeen={index === at}
            onTap={tap}
          />
        ))}
      </div>
      <ViewerBar
        at={at}
        count={shots.length}
        canShrink={level > 1}
        canGrow={level < LARGEST}
        onGo={goTo}
        onZoom={(direction) => zoom(level + direction)}
      />
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        aria-label={m.notices_close()}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-round bg-white shadow-pop transition-colors hover:bg-sunken"
      >
        <Icon name="x" className="size-6" />
      </button>
    </dialog>
  )
}
