/** True where the browser's JavaScript comes in one copy per locale (app.config.ts). */
declare const __LOCALE_VARIANTS__: boolean

/** Differs from build to build, so that no page of an older build is served from the cache. */
declare const __BUILD_ID__: string
/** A word for the content of our own pictures: it changes with them and not with each build. */
declare const __PICTURES_ID__: string

/** A small script with all that it imports, as text (scripts/build/bundled-text.ts). */
declare module '*?bundled' {
  const script: string
  export default script
}

/** The browser can install the shop, and asks its visitor when told to; not in TypeScript's own description. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  /** What the visitor answers to the browser's own question. */
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface WindowEventMap {
  beforeinstallprompt: InstallOffer
}

interface Window {
  /** Set by the gate while the browser can install the shop. */
  __installOffer?: InstallOffer
  /** What storage refuses to keep of the lists (features/lists/kept-lists.ts). */
  __unstoredLists?: Map<string, string>
  /** Set by the application (app/client.tsx), called by the gate once all chunks of the page are there. */
  __startApplication?: () => void
  /** Set by the gate (app/gate.ts), called by the root component once it is hydrated. */
  __replayActs?: () => void
}

interface CacheStorage {
  /** The data centre's own cache; in the Workers runtime only. */
  readonly default: Cache
}
