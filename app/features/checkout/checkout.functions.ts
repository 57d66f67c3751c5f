import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import type { Result } from '#app/lib/failure'
import { type FormFields, fieldsOf, judge } from '#app/lib/form'
import { callOwnApi } from '#app/server/api-client/page-api'
import { validateWith } from '#app/server/server-functions/validate-with'
import { renewExpired } from '../auth/session/session.middleware'
import { kindOfWard, type Measures, oldDistrictsOf, provinces, wardsOf } from '../delivery/delivery'
import { localeSchema } from '../languages/languages.schema'
import { checkoutForm } from './checkout.schema'
import { wishOfFields } from './checkout-form'
import type { CheckoutView } from './checkout-view'
import { changesBetween, type Quote } from './quote'
import { readQuote } from './quote-text'

const checkoutRequest = type({ locale: localeSchema, fields: type({ '[string]': 'string <= 20000' }), '+': 'reject' })

function changesSince(text: string, now: Quote) {
  const seen = text ? readQuote(text) : undefined
  return seen && changesBetween(seen, now)
}

/** Errors of what was typed so far, with what is missing. */
function errorsOf(fields: FormFields) {
  const judged = judge(checkoutForm, fieldsOf(checkoutForm, fields))
  return judged.ok ? {} : judged.errors
}

/** Fields of a signed-in customer: the account's, and the place of the last order. */
async function knownFields(): Promise<FormFields> {
  const answer = await callOwnApi('/api/recipient')
  return answer.ok ? ((await answer.json()) as { fields: FormFields }).fields : {}
}

type Quoted = Omit<CheckoutView, 'provinces' | 'wards' | 'key'> & { cartKey?: string; measures?: Measures }

/** What the visitor's basket costs with what was typed so far, and what there is to choose. */
export const fetchCheckout = createServerFn({ method: 'POST' })
  .validator(validateWith(checkoutRequest))
  .handler(async ({ data: { locale, fields: typed } }): Promise<Result<{ view: CheckoutView }>> => {
    await renewExpired({ locale })
    const known = Object.keys(typed).length === 0 ? await knownFields() : {}
    const fields = { ...known, ...typed }
    const answer = await callOwnApi(`/api/quote?languageCode=${locale}`, wishOfFields(fields))
    if (!answer.ok) return { ok: false, code: 'upstream_unavailable' }
    const { cartKey = '', measures, ...quoted } = (await answer.json()) as Quoted
    return {
      ok: true,
      view: {
        ...quoted,
        provinces: provinces.map(({ code, name }) => ({ code, name })),
        wards: wardsOf(fields.province ?? '').map((ward) => ({
          code: ward.code,
          kind: kindOfWard(ward),
          name: ward.name,
          districts: oldDistrictsOf(fields.province ?? '', ward.code).map(({ name }) => name),
        })),
        changes: changesSince(fields.quote ?? '', quoted.sums),
        key: cartKey,
        known: { ...known, ...measures },
        errors: errorsOf(fields),
      },
    }
  })
