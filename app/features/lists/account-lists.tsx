import { useEffect } from 'react'

/** Keeps the lists of this browser and those of the account that it is signed in with the same (PROFILE-02). */
export function AccountLists() {
  useEffect(() => {
    const exchange = import('./list-exchange')
      .then(({ exchangeLists }) => exchangeLists())
      // What waits goes on waiting for the next page.
      .catch(() => undefined)
    return () => void exchange.then((stop) => stop?.())
  }, [])
  return null
}
