import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import type { Result } from '#app/lib/failure'
import { requestContext } from '#app/server/api-client/page-api'
import { validateWith } from '#app/server/server-functions/validate-with'
import { renewExpired } from '../auth/session/session.middleware'
import { displayWard, oldDistrictOf, provinces, wardsOf } from '../delivery/delivery'
import { localeSchema } from '../languages/languages.schema'
import { wishOfFields } from './checkout-form'
import type { CheckoutView } from './checkout-view'
import { changesBetween, type Quote } from './quote'
import { readQuote } from './quote-text'

const checkoutRequest = type({ locale: localeSchema, fields: type({ '[string]': 'string <= 20000' }), '+': 'reject' })

/** The host of an in-process call does not matter. */
const QUOTE_API = 'http://api.internal/api/quote'

function changesSince(text: string, now: Quote) {
  const seen = text ? readQuote(text) : undefined
  return seen && changesBetween(seen, now)
}

/** What the visitor's basket costs with what was typed so far, and what there is to choose. */
export const fetchCheckout = createServerFn({ method: 'POST' })
  .validator(validateWith(checkoutRequest))
  .handler(async ({ data: { locale, fields } }): Promise<Result<{ view: CheckoutView }>> => {
    await renewExpired({ locale })
    const { apiFetch, cookies } = requestContext()
    const answer = await apiFetch(`${QUOTE_API}?languageCode=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies },
      body: JSON.stringify(wishOfFields(fields)),
    })
    if (!answer.ok) return { ok: false, code: 'upstream_unavailable' }
    const quoted = (await answer.json()) as Omit<CheckoutView, 'provinces' | 'wards' | 'key'>
    return {
      ok: true,
      view: {
        ...quoted,
        provinces: provinces.map(({ code, name }) => ({ code, name })),
        wards: wardsOf(fields.province ?? '').map((ward) => ({
          code: ward.code,
          name: displayWard(ward),
          before: oldDistrictOf(fields.province ?? '', ward.code)?.name ?? '',
        })),
        changes: changesSince(fields.quote ?? '', quoted.sums),
        key: crypto.randomUUID(),
      },
    }
  })
