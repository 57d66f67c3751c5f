import type { ReactNode } from 'react'
import { useSignedIn } from './session-state'

/** Content for signed-in visitors, with an alternative for others. */
export function WhileSignedIn({ children, otherwise }: { children: ReactNode; otherwise?: ReactNode }) {
  return useSignedIn() ? children : otherwise
}
