import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { itemCount } from '../catalogue/catalogue-labels'
import { href } from '../languages/href'
import { Call, Unreached } from '../notices/unreached'
import { PageHead } from '../page/page-head'
import { AddedPieces } from './added-pieces'
import { countPieces } from './cart'
import { CartActsProvider, keepFocus, useCartActs } from './cart-acts'
import { CartHandover } from './cart-handover'
import { CartLine } from './cart-line'
import { CartPackage } from './cart-package'
import { Refused } from './cart-refused'
import { CartSaid } from './cart-said'
import { CartSaved } from './cart-saved'
import { type CartSearch, isEqual, searchAfter } from './cart-search'
import { CartBar, CartSummary } from './cart-summary'
import { watchCart } from './cart-tabs'
import { CartUndo } from './cart-undo'
import { type CartView, rowsOf } from './cart-view'

type CartPageProps = { cart?: CartView; submission?: Submission; search: CartSearch }

/** The basket (BUY-01). Every act is a form that works without script. */
export function CartPage({ cart, submission, search }: CartPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const navigate = useNavigate()
  useEffect(() => watchCart(() => void router.invalidate()), [router])
  const { act, isBusy, refusal } = useCartActs(async ({ searchParams }, intent) => {
    const before = router.state.location.search as CartSearch
    const next = searchAfter(intent, before, Object.fromEntries(searchParams))
    const isSame = isEqual(before, next)
    await navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
    if (isSame) await router.invalidate()
    keepFocus(root.current)
  }, submission)
  const lines = cart?.lines.filter(({ isSaved }) => !isSaved) ?? []
  return (
    <CartActsProvider value={{ act, isBusy }}>
      <PageHead title={m.cart_title()} description={m.cart_description()} />
      <div ref={root} aria-busy={isBusy || undefined} className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
        {refusal && <Refused refusal={refusal} />}
        {search.full && !refusal && <Refused refusal={{ ok: false, code: 'cart_full' }} />}
        <Unreached isBusy={isBusy} code={refusal?.code} />
        {search.handover && lines.length > 0 && <CartHandover secret={search.handover} />}
        {cart && lines.length > 0 && <Filled cart={cart} search={search} />}
        {cart && lines.length === 0 && <Empty cart={cart} search={search} />}
        {cart ? null : <Unavailable />}
      </div>
    </CartActsProvider>
  )
}

function Filled({ cart: { lines: all, removed }, search }: { cart: CartView; search: CartSearch }) {
  const lines = all.filter(({ isSaved }) => !isSaved)
  const saved = all.filter(({ isSaved }) => isSaved)
  const rows = rowsOf(lines)
  const at = Number(search.at ?? 0)
  const isUndoInPlace = removed && !search.saved
  const after = rows.findIndex(({ addedAt }) => addedAt > at)
  const place = after < 0 ? rows.length : after
  const undo = isUndoInPlace ? (
    <li key="undo" className="mb-6">
      <CartUndo search={search} removed={removed} />
    </li>
  ) : null
  return (
    <div className="cart-page grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] xl:gap-20">
      <div className="@container min-w-0">
        <Head>
          <p className="mt-2.5 text-ink-2">{m.cart_lead({ items: itemCount(countPieces(lines)) })}</p>
        </Head>
        <CartSaid search={search} lines={all} />
        <AddedPieces search={search} />
        <ul className="mt-4">
          {rows.slice(0, place).map(toRow)}
          {undo}
          {rows.slice(place).map(toRow)}
        </ul>
        {removed && search.saved && <CartUndo search={search} removed={removed} />}
        <CartSaved lines={saved} title={m.cart_saved_title()} />
      </div>
      <CartSummary lines={lines} />
      <CartBar lines={lines} />
    </div>
  )
}

const toRow = (row: ReturnType<typeof rowsOf>[number]) =>
  row.kind === 'pack' ? <CartPackage key={row.tier} {...row} /> : <CartLine key={row.line.sku} line={row.line} />

const Head = ({ children }: { children?: ReactNode }) => (
  <>
    <h1 tabIndex={-1} data-title className="text-5xl outline-none">
      {m.cart_title()}
    </h1>
    {children}
  </>
)

/** What is saved comes first, then two ways on; with nothing saved a square without its circle. */
function Empty({ cart: { lines, removed }, search }: { cart: CartView; search: CartSearch }) {
  return (
    <>
      {removed && <CartUndo search={search} removed={removed} />}
      <h1 tabIndex={-1} data-title className="text-5xl outline-none">
        {m.cart_empty_title()}
      </h1>
      <CartSaid search={search} lines={lines} />
      <AddedPieces search={search} />
      <CartSaved lines={lines} title={m.cart_saved_waiting()} />
      <div className="mt-4 grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <p className="max-w-[34ch] text-lg text-ink-2">{m.cart_empty_text()}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <a href={href('/wooden-furniture')} className={`${buttonClass()} max-sm:w-full`}>
              {m.newsletter_onward()}
            </a>
            <a href={href('/furniture-package')} className={standaloneLink}>
              {m.cart_empty_packages()}
            </a>
          </div>
        </div>
        {lines.length === 0 && <SquareAlone />}
      </div>
    </>
  )
}

const SquareAlone = () => (
  <svg viewBox="0 0 480 320" aria-hidden="true" fill="none" strokeWidth="1.5" className="w-full stroke-ink">
    <path d="M120 110 200 60l80 50v150H120z" />
    <path d="M120 110h160M40 260h400" className="stroke-line-strong" />
    <circle cx="348" cy="222" r="38" strokeWidth="2" className="stroke-purple-500" />
  </svg>
)

const Unavailable = () => (
  <>
    <Head />
    <p role="alert" className="mt-4 mb-6 max-w-[44ch]">
      {m.cart_failed()} <Call />
    </p>
    <a href={href('/cart')} className={buttonClass('outline')}>
      {m.cart_retry()}
    </a>
  </>
)
