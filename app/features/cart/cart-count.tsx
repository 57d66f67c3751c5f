import { useEffect } from 'react'
import { showCount, watchCart } from './cart-tabs'

/** The header's number follows what other tabs do. */
export function CartCount() {
  useEffect(() => watchCart(showCount), [])
  return null
}
