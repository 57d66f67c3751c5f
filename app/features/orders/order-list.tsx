import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { formatList } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { pictureOf } from '../catalogue/catalogue'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { OrderAgain } from './order-again'
import { showOrderCode } from './order-code'
import { nextEventOf } from './order-progress'
import { OrderSheet } from './order-sheet'
import { isOpen, missingOf } from './order-states'
import { deliverySentence, fullDate, inMoney, titleOfNext, titleOfState } from './orders-labels'
import { type OwnOrder, PARTS_OF_WAY, partOfWay, placesOf } from './own-orders'

const PICTURE = { width: 96, height: 72 }
const MOST_PICTURES = 4
const MOST_PLACES = 3

/** The customer's orders on the account page, those under way first (PROFILE-01). Undefined: they could not be read. */
export function OwnOrders({ orders }: { orders?: readonly OwnOrder[] }) {
  if (!orders) return <p role="alert">{m.orders_failed()}</p>
  if (orders.length === 0)
    return (
      <>
        <p className="mb-4 text-ink-2">{m.orders_none()}</p>
        <a href={href('/order')} className={standaloneLink}>
          {m.order_lookup_title()}
        </a>
      </>
    )
  return (
    <>
      <OrderSheet />
      {orders.map((order) => (
        <OrderCard key={order.code} order={order} />
      ))}
    </>
  )
}

function OrderCard({ order }: { order: OwnOrder }) {
  const code = showOrderCode(order.code)
  const isUnderWay = isOpen(order.state)
  const missing = missingOf(order)
  const title = isUnderWay ? titleOfNext(nextEventOf(order), missing) : titleOfState(order.state)
  const rest = order.total - order.paid
  return (
    <article className="order-card" data-open={isUnderWay || undefined} aria-labelledby={order.code}>
      <p className="order-card-head">
        <span className="num">{code}</span>
        <time dateTime={new Date(order.placedAt).toISOString()}>
          {m.orders_placed({ day: fullDate(order.placedAt) })}
        </time>
      </p>
      <h3 id={order.code}>{title}</h3>
      {isUnderWay && (
        <>
          <p className="text-sm text-ink-2">{deliverySentence({ delivery: order.delivery ?? undefined })}</p>
          <WayBar order={order} />
        </>
      )}
      <Pieces order={order} />
      {isUnderWay && rest > 0 && (
        <p className="num mt-3.5 text-sm">{m.orders_money({ paid: inMoney(order.paid), rest: inMoney(rest) })}</p>
      )}
      <div className="order-card-acts">
        <a
          href={order.address}
          aria-label={m.action_of({ action: m.orders_view(), name: code })}
          className={buttonClass(isUnderWay && missing > 0 ? 'primary' : 'outline', 'small')}
        >
          {m.orders_view()}
        </a>
        {isUnderWay ? null : <OrderAgain lines={order.lines} code={code} />}
      </div>
    </article>
  )
}

/** Five parts: placed, paid, made, prepared, delivered. */
function WayBar({ order: { state } }: { order: OwnOrder }) {
  const part = partOfWay(state)
  return (
    <div className="order-way" role="img" aria-label={m.orders_part({ part, parts: PARTS_OF_WAY })}>
      {Array.from({ length: PARTS_OF_WAY }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are their places
        <span key={index} data-status={index + 1 < part ? 'done' : index + 1 === part ? 'now' : undefined} />
      ))}
    </div>
  )
}

function Pieces({ order: { lines } }: { order: OwnOrder }) {
  const pictured = lines.filter(({ picture }) => picture).slice(0, MOST_PICTURES)
  const names = lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return (
    <>
      {pictured.length > 0 && (
        <p className="order-card-pictures">
          {pictured.map(({ sku, picture }) => (
            <Image key={sku} url={picture && pictureOf(picture)} alt="" {...PICTURE} quality={SHOP_PICTURE_QUALITY} />
          ))}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-2">{formatList(names, getLocale())}</p>
    </>
  )
}

/** Places of earlier orders; nothing without one. */
export function OrderPlaces({ orders = [] }: { orders?: readonly OwnOrder[] }) {
  return (
    <ul lang="vi">
      {placesOf(orders)
        .slice(0, MOST_PLACES)
        .map(({ street, ward, province }) => (
          <li key={`${street}, ${ward}`} className="border-b border-line py-3 first:pt-0 last:border-0">
            {street}, {ward}, {province}
          </li>
        ))}
    </ul>
  )
}
