import { useEffect } from 'react'

/** Asks the server for the document at the current address. */
export function Reload() {
  useEffect(() => location.reload(), [])
  return null
}
