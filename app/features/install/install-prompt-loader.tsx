import { useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { isInvited } from './invitation'

/** Loads the install prompt when the browser supports it and the visitor knows the shop (APP-04). */
export function InstallPromptLoader() {
  const router = useRouter()
  const [loaded, setLoaded] = useState<{ Invitation: ComponentType }>()
  useEffect(() => {
    const look = () => {
      if (isInvited() && window.__installOffer)
        import('./install-invitation').then(
          ({ InstallInvitation }) => setLoaded({ Invitation: InstallInvitation }),
          // The next page tries again.
          () => {},
        )
    }
    look()
    return router.subscribe('onResolved', ({ pathChanged }) => pathChanged && look())
  }, [router])
  return loaded ? <loaded.Invitation /> : null
}
