/** True when the browser's JavaScript has one copy per locale (app.config.ts). */
declare const __LOCALE_VARIANTS__: boolean

/** Unique per build, so that the cache never serves a page of another build. */
declare const __BUILD_ID__: string
/** Hash of the catalogue pictures; most builds do not change it. */
declare const __PICTURES_ID__: string

/** A small script with its imports, as text (scripts/build/bundled-text.ts). */
declare module '*?bundled' {
  const script: string
  export default script
}

/** The install prompt event, which TypeScript does not know. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  /** The visitor's answer to the browser's prompt. */
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface WindowEventMap {
  beforeinstallprompt: InstallOffer
}

interface Window {
  /** Set while the browser offers installation. */
  __installOffer?: InstallOffer
  /** What storage refuses to keep of the lists (features/lists/stored-lists.ts). */
  __unstoredLists?: Map<string, string>
  /** Set by the application (app/client.tsx), called by the gate once all chunks of the page are there. */
  __startApplication?: () => void
  /** Set by the gate (app/gate.ts), called by the root component once it is hydrated. */
  __replayActs?: () => void
}

interface CacheStorage {
  /** The data centre's cache, in the Workers runtime only. */
  readonly default: Cache
}
