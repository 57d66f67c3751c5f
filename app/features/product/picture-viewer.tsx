import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ClosePicture } from './close-picture'
import { LargePicture } from './large-picture'
import { LARGEST, wishOf } from './magnify'
import styles from './picture-viewer.css?url'
import type { Product } from './product'
import { shotsOf } from './shots'
import { useMagnifier } from './use-magnifier'
import { usePictureRow } from './use-picture-row'
import { ViewerBar } from './viewer-bar'

export type PictureViewerProps = {
  product: Product
  /** Index of the first picture. */
  first: number
  /** Address of a smaller copy that the browser already has. */
  previewOf: (index: number) => string | undefined
  onOpen: () => void
  onClose: () => void
}

/** Full-screen pictures: a swipeable row, each magnifiable and panned by scrolling (ROUTE-17). */
export function PictureViewer({ product, first, previewOf, onOpen, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { row, at, goTo, frameSeen, hasMoved } = usePictureRow(first)
  const { level, zoom, tap, showWhole } = useMagnifier(frameSeen)
  const shots = shotsOf(product)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the viewer opens
  useLayoutEffect(() => {
    const element = dialog.current
    onOpen()
    element?.showModal()
    goTo(first, 'instant')
    return () => element?.close()
  }, [])

  const answer = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const wish = isShortcut ? undefined : wishOf(event.key, level)
    if (!wish) return
    event.preventDefault()
    if ('zoomBy' in wish) zoom(level + wish.zoomBy)
    else if ('scrollBy' in wish) frameSeen()?.scrollBy(wish.scrollBy)
    else goTo(at + wish.goBy)
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
      <div ref={row} onScroll={() => hasMoved() && showWhole()} className="picture-row">
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
        caption={shots[at]?.caption}
        canShrink={level > 1}
        canGrow={level < LARGEST}
        onGo={goTo}
        onZoom={(direction) => zoom(level + direction)}
      />
      <ClosePicture onClick={() => dialog.current?.close()} />
    </dialog>
  )
}
