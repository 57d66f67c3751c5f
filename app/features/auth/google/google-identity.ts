import { outsideScript } from '#app/lib/outside-script'

/** The used part of Google Identity Services. */
type GoogleIdentity = {
  initialize: (options: { client_id: string; callback: (answer: { credential?: string }) => void }) => void
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

/** Google's own script. */
export const loadGoogleIdentity = outsideScript<GoogleIdentity>(
  'https://accounts.google.com/gsi/client',
  () => window.google?.accounts?.id,
)
