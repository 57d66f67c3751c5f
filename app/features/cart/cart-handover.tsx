import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { CartForm } from './cart-acts'

/** Asks before pieces that an agent chose are put into a basket that has something (BUY-15). */
export const CartHandover = ({ secret }: { secret: string }) => (
  <section aria-label={m.cart_handover()} className="mb-8 bg-sunken p-5">
    <p>{m.cart_handover()}</p>
    <div className="mt-4 flex flex-wrap gap-3">
      <CartForm fields={{ intent: 'handover', secret, way: 'replace' }}>
        <button type="submit" className={buttonClass()}>
          {m.cart_handover_replace()}
        </button>
      </CartForm>
      <CartForm fields={{ intent: 'handover', secret, way: 'add' }}>
        <button type="submit" className={buttonClass('outline')}>
          {m.cart_handover_add()}
        </button>
      </CartForm>
    </div>
  </section>
)
