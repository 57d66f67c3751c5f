/** Folder of 3D models, quantised and meshopt-packed for the shop's viewer. */
const PACKED = '/models/'

/** Unpacked model in one finish, for viewers with core glTF only (app/api/models.ts). */
const unpackedModel = (model: string, finish: string) =>
  model.replace(PACKED, '/unpacked-models/') + (finish && `?finish=${finish}`)

export const packedModel = (file: string) => PACKED + file

type Shown = {
  /** Public path of the packed model. */
  model: string
  /** The finish to show; empty for the default. */
  finish: string
  title: string
  /** The model's page, with origin. */
  page: string
}

/**
 * Android intent for Scene Viewer, in AR first and at true scale (`resizable=false`); phones without it return to the
 * page. https://developers.google.com/ar/develop/scene-viewer
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

/** AR support of this browser: WebXR, Android's or Apple's viewer, or none. */
export type ArSupport = 'webxr' | 'scene-viewer' | 'quick-look' | 'none'

type Abilities = { hasWebXr: boolean; isAndroid: boolean; hasQuickLook: boolean }

export function roomViewOf({ hasWebXr, isAndroid, hasQuickLook }: Abilities): ArSupport {
  if (hasWebXr) return 'webxr'
  if (isAndroid) return 'scene-viewer'
  return hasQuickLook ? 'quick-look' : 'none'
}
