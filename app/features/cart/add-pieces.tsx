import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { href } from '../languages/href'
import { textOfPieces, type WantedPiece } from './cart'
import { useAdding } from './use-adding'

type AddPiecesProps = {
  pieces: readonly WantedPiece[]
  look?: 'primary' | 'quiet' | 'outline'
  /** Names what is added, where several such buttons stand on a page. */
  label?: string
  /** As wide as its place, and of full size. */
  isWide?: boolean
  className?: string
  children?: ReactNode
}

/** What puts pieces into the basket is called. */
export const addName = (pieces: readonly WantedPiece[]) =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0) > 1 ? m.cart_add_all() : m.cart_add()

/** A button that puts pieces into the basket in one act. */
export function AddPieces({
  pieces,
  look = 'quiet',
  label,
  isWide,
  className,
  children = addName(pieces),
}: AddPiecesProps) {
  const { add, drawer } = useAdding()
  return (
    <>
      <form
        method="post"
        action={href('/cart')}
        data-native
        className={className}
        onSubmit={(event) => void add(event.nativeEvent as SubmitEvent)}
      >
        <input type="hidden" name="pieces" value={textOfPieces(pieces)} />
        <button
          type="submit"
          name="intent"
          value="add-pieces"
          aria-label={label}
          className={isWide ? `w-full ${buttonClass(look)}` : buttonClass(look, 'small')}
        >
          {children}
        </button>
      </form>
      {drawer}
    </>
  )
}
