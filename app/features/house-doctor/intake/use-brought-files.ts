import { useEffect, useState } from 'react'

type Taking = {
  /** Undefined when text or a mere link was dropped or pasted. */
  onFiles: (files: FileList | undefined) => void
  /** The drop zone that is highlighted; the whole page accepts files. */
  box: { current: Element | null }
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Accepts files pasted or dropped anywhere, which the browser would otherwise open. */
export function useBroughtFiles({ onFiles, box }: Taking): { isOver: boolean } {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const isTaken = (event: DragEvent) => hasFiles(event) || box.current?.contains(event.target as Node) === true
    const onDragOver = (event: DragEvent) => {
      if (!isTaken(event)) return
      event.preventDefault()
      // Another listener may have refused it.
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // Moving between elements stays on the page.
      if (!event.relatedTarget) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!isTaken(event)) return
      event.preventDefault()
      onFiles(event.dataTransfer?.files.length ? event.dataTransfer.files : undefined)
    }
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) onFiles(clipboardData.files)
    }
    const listeners = { dragover: onDragOver, dragleave: onDragLeave, drop: onDrop, paste: onPaste }
    return listen(listeners)
  })
  return { isOver }
}

/** Prevents stray drops from replacing the page while a room is open. */
export function useNoStrayDrops() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    return listen({ dragover: keep, drop: keep })
  }, [])
}

function listen(listeners: Record<string, (event: never) => void>) {
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener as EventListener)
  }
}
