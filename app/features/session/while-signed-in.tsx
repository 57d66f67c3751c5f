import type { ReactNode } from 'react'
import { useSignedIn } from './session-state'

/** What is there for signed-in visitors alone, and what all others see instead. */
export function WhileSignedIn({ children, otherwise }: { children: ReactNode; otherwise?: ReactNode }) {
  return useSignedIn() ? children : otherwise
}
