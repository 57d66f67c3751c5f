import { useRef } from 'react'

/**
 * The key of what a form sends: the same for every try, so that one whose answer was lost is not done twice (AUTH-07),
 * until something else is typed.
 */
export function useCallKey() {
  const key = useRef('')
  const keyOfTry = () => (key.current ||= crypto.randomUUID())
  const forgetKey = () => {
    key.current = ''
  }
  return [keyOfTry, forgetKey] as const
}
