import type { ReactNode } from 'react'
import { useSignedIn } from './session-state'

/** What is there for signed-in visitors alone. */
export function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSignedIn() ? children : null
}
