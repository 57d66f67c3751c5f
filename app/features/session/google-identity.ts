/** What of Google Identity Services is used here. */
type GoogleIdentity = {
  initialize: (options: { client_id: string; callback: (answer: { credential?: string }) => void }) => void
  renderButton: (parent: HTMLElement, options: Record<string, string | number>) => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleIdentity> | undefined

/** Google's script, fetched when the first button needs it; after a failure the next button tries again. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

const load = () =>
  new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = GOOGLE_SCRIPT
    script.async = true
    script.onload = () => {
      const identity = window.google?.accounts?.id
      if (identity) resolve(identity)
      else reject(new Error('Google Identity Services did not start'))
    }
    script.onerror = () => reject(new Error('Google Identity Services did not load'))
    document.head.appendChild(script)
  })
