import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openLoginIfAsked } from './login-address'

/** Opens the login dialog for an address that a link inside the application leads to (LOGIN-01). */
export function LoginOpener() {
  const isAsked = useLocation({ select: ({ search }) => 'showLoginModal' in search })
  useEffect(() => {
    if (isAsked) openLoginIfAsked()
  }, [isAsked])
  return null
}
