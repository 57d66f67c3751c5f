import { m } from '#app/paraglide/messages.js'
import { materialName } from '../catalogue/catalogue-labels'
import type { About } from './enquiry'

/** What the form asks about: a product in its finish. */
export const askedPiece = ({ about: { finish }, name }: { about: About; name?: string }) =>
  name && finish && m.cart_piece({ name, finish: materialName(finish) })
