import { createIsomorphicFn } from '@tanstack/react-start'
import { outsideScript } from '#app/lib/outside-script'
import { pageContext } from '#app/lib/page-context'

/** The used part of Turnstile. */
type Turnstile = {
  render: (container: HTMLElement, options: Record<string, string>) => string
  remove: (id: string) => void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Turnstile site key; browsers read it from <html>. */
export const turnstileSiteKey = createIsomorphicFn()
  .server(() => pageContext()?.turnstileSiteKey ?? '')
  .client(() => document.documentElement.dataset.turnstile ?? '')

export const loadTurnstile = outsideScript<Turnstile>(
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  () => window.turnstile,
)
