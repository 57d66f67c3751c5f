import { joinParts, partMark } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../languages/locale'
import type { ShownOrder } from './order-progress'

/** Where the order goes; an erased customer has no place. */
export function Place({ order: { customer } }: { order: ShownOrder }) {
  return (
    <section className="order-box" aria-labelledby="order-place">
      <h2 id="order-place">{m.order_place()}</h2>
      {customer ? (
        <p className="mt-3 text-sm wrap-anywhere">
          <span dir="auto">{customer.name}</span>
          {partMark(getLocale())}
          <span className="num whitespace-nowrap">{local(customer.phone)}</span>
          <br />
          <span lang="vi">
            {customer.place.street}, {customer.place.ward}
            <br />
            {customer.place.province}
          </span>
          <br />
          <span className="text-ink-2">{access(customer.place)}</span>
        </p>
      ) : (
        <p className="mt-3 text-sm">{m.order_erased()}</p>
      )}
      {customer?.note ? (
        <p className="mt-3 text-sm wrap-anywhere">
          <b className="block font-medium">{m.order_note()}</b>
          <span dir="auto" className="whitespace-pre-line">
            {customer.note}
          </span>
        </p>
      ) : null}
    </section>
  )
}

/** A number of Vietnam as people there write it. */
const local = (phone: string) => phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')

type Access = NonNullable<ShownOrder['customer']>['place']

const access = ({ floor, hasLift, hasNarrowLane }: Access) =>
  joinParts(
    [
      ...(floor > 1 ? [m.order_floor({ floor }), hasLift ? m.order_lift() : m.order_no_lift()] : []),
      ...(hasNarrowLane ? [m.order_narrow()] : []),
    ],
    getLocale(),
  )
