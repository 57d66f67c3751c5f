import { useEffect } from 'react'

/** Synchronises this browser's lists with the signed-in account (PROFILE-02). */
export function AccountLists() {
  useEffect(() => {
    const exchange = import('./list-exchange')
      .then(({ exchangeLists }) => exchangeLists())
      // Pending changes wait for the next page.
      .catch(() => undefined)
    return () => void exchange.then((stop) => stop?.())
  }, [])
  return null
}
