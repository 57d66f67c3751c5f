/** The folder of the products' 3D models: quantised and packed with meshopt, for our own viewer. */
const PACKED = '/models/'

/** The same model unpacked and in one finish, for viewers that know core glTF alone; app/api/models.ts makes it. */
const unpackedModel = (model: string, finish: string) =>
  model.replace(PACKED, '/unpacked-models/') + (finish && `?finish=${finish}`)

export const packedModel = (file: string) => PACKED + file

type Shown = {
  /** Public path of the packed model. */
  model: string
  /** The one to show of its finishes; empty for the model as it comes. */
  finish: string
  title: string
  /** The page the model belongs to, with its origin. */
  page: string
}

/**
 * Android's intent for Scene Viewer, in the room first and at true scale (`resizable=false`); a phone without it comes
 * back to the page. https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerIntent({ model, finish, title, page }: Shown): string {
  const query = new URLSearchParams({
    file: new URL(unpackedModel(model, finish), page).href,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
    link: page,
  })
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.ar.core',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
  ]
  return `intent://arvr.google.com/scene-viewer/1.1?${query}#${intent.join(';')};`
}

/** How this browser shows furniture in the room: by itself (WebXR), by Android's or by Apple's viewer, or not at all. */
export type RoomView = 'webxr' | 'scene-viewer' | 'quick-look' | 'none'

type Abilities = { hasWebXr: boolean; isAndroid: boolean; hasQuickLook: boolean }

export function roomViewOf({ hasWebXr, isAndroid, hasQuickLook }: Abilities): RoomView {
  if (hasWebXr) return 'webxr'
  if (isAndroid) return 'scene-viewer'
  return hasQuickLook ? 'quick-look' : 'none'
}
