import { useEffect, useState } from 'react'

type Taking = {
  /** Of files, or none where what was brought is text or a picture that is only named. */
  onFiles: (files: FileList | undefined) => void
  /** Where it is shown that a file may be dropped, though all of the page takes it. */
  box: { current: Element | null }
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Takes what is pasted, or dropped anywhere on the page: beside its box the browser would open it in the page's place. */
export function useBroughtFiles({ onFiles, box }: Taking): { isOver: boolean } {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const isTaken = (event: DragEvent) => hasFiles(event) || box.current?.contains(event.target as Node) === true
    const onDragOver = (event: DragEvent) => {
      if (!isTaken(event)) return
      event.preventDefault()
      // Whoever else listens may have refused it.
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // From one part of the page to the next it is still over the page.
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

/** While nothing takes a file one that is dropped by mistake must not open in the page's place: a room is in work there. */
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
