import { createClientOnlyFn } from '@tanstack/react-start'
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PictureViewerProps } from './picture-viewer'
import type { Product } from './product'

const loadViewer = createClientOnlyFn(() => import('./picture-viewer'))
/** Id prefix of the gallery's dialogs, followed by the picture's index. */
export const PICTURE_DIALOG = 'picture-'

/** Opens the gallery with magnification; loads lazily when a visitor comes near a picture. */
export function PictureZoom({ product, children }: { product: Product; children: ReactNode }) {
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<PictureViewerProps>; dialog: HTMLDialogElement }>()

  const loaded = useRef<Awaited<ReturnType<typeof loadViewer>>>(undefined)

  const load = async () => {
    loaded.current = await loadViewer()
  }
  const preload = () => void load().catch(() => undefined)
  const show = (dialog: HTMLDialogElement) => {
    const Viewer = loaded.current?.PictureViewer
    // In a transition, so that the page stays until the viewer's stylesheet has loaded.
    if (Viewer) startTransition(() => setViewer({ Viewer, dialog }))
  }
  /** Replaces an open native dialog, unless it was closed meanwhile. */
  const replace = async (dialog: HTMLDialogElement) => {
    await load().catch(() => undefined)
    if (dialog.matches(OPEN)) show(dialog)
  }
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest(`[command=show-modal][commandfor^=${PICTURE_DIALOG}]`)
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null
    if (!dialog) return
    if (!loaded.current) return void replace(dialog)
    event.preventDefault()
    show(dialog)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser opened by itself before the application ran
  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[id^=${PICTURE_DIALOG}]:is(${OPEN})`)
    if (dialog) void replace(dialog)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons are inside, in markup that the server has rendered
    <div onClick={press} onPointerOver={preload} onFocus={preload}>
      {children}
      {viewer && (
        <viewer.Viewer
          product={product}
          first={Number(viewer.dialog.id.slice(PICTURE_DIALOG.length))}
          previewOf={previewOf}
          onOpen={() => close(viewer.dialog)}
          onClose={() => setViewer(undefined)}
        />
      )}
    </div>
  )
}

const OPEN = ':modal,:popover-open'

/** Address of the gallery's loaded picture. */
const previewOf = (index: number) =>
  document.querySelector<HTMLImageElement>(`[commandfor=${PICTURE_DIALOG}${index}] img`)?.currentSrc

function close(dialog: HTMLDialogElement) {
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  else dialog.close()
}
