import type { Submission } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { href } from '../languages/href'
import { ShortFrame } from '../navigation/short-frame'
import { Call } from '../notices/unreached'
import { PageHead } from '../page/page-head'
import styles from './checkout.css?url'
import type { CheckoutView } from './checkout-view'
import { PurchaseForm } from './purchase-form'

type CheckoutPageProps = { view?: CheckoutView; submission?: Submission }

/** Paying (BUY-03 to BUY-07): five blocks in one form, which works without script. */
export function CheckoutPage({ view, submission }: CheckoutPageProps) {
  return (
    <>
      <PageHead title={m.checkout_title()} description={m.checkout_description()} />
      <link rel="stylesheet" href={styles} precedence="page" />
      <ShortFrame />
      <div className="wrap pb-16 lg:pt-10 lg:pb-24">
        {view && view.lines.length > 0 ? (
          <PurchaseForm first={view} submission={submission} />
        ) : (
          <>
            <h1 className="pt-6 text-5xl">{m.checkout_title()}</h1>
            {view ? <Empty /> : <Unavailable />}
          </>
        )}
      </div>
    </>
  )
}

const Empty = () => (
  <>
    <p className="mt-4 mb-6 text-ink-2">{m.checkout_empty()}</p>
    <a href={href('/wooden-furniture')} className={buttonClass()}>
      {m.newsletter_onward()}
    </a>
  </>
)

const Unavailable = () => (
  <>
    <p role="alert" className="mt-4 mb-6 max-w-[44ch]">
      {m.checkout_failed()} <Call />
    </p>
    <a href={href('/checkout')} className={buttonClass('outline')}>
      {m.checkout_retry()}
    </a>
  </>
)
