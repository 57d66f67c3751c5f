import { useEffect } from 'react'

/** Reloads the document. */
export function Reload() {
  useEffect(() => location.reload(), [])
  return null
}
