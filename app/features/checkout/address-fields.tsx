import { useRef } from 'react'
import type { FormFields } from '#app/lib/form'
import { m } from '#app/paraglide/messages.js'
import { useBox } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { Field } from '#app/ui/field'
import { Select } from '#app/ui/select'
import { TextArea } from '#app/ui/text-area'
import { Tick } from '#app/ui/tick'
import { carryingWords } from '../delivery/delivery-labels'
import { type Ward, WardField } from '../delivery/ward-field'
import { carryingSentence } from './checkout-results'
import type { CheckoutView } from './checkout-view'
import { FitAnswer, FitFields } from './fit-fields'

export const RecipientFields = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field {...useBox('name')} label={m.enquiry_name()} autoComplete="name" required maxLength={256} />
    <Field {...useBox('phone')} label={m.enquiry_phone()} type="tel" autoComplete="tel" required maxLength={30} />
    <div className="sm:col-span-2">
      <Field
        {...useBox('email')}
        label={m.checkout_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        note={<p className="mt-1.5 text-xs text-ink-3">{m.checkout_email_note()}</p>}
      />
    </div>
    <p className="text-xs text-ink-3 sm:col-span-2 noscript:hidden">{m.checkout_kept()}</p>
  </div>
)

type PlaceFieldsProps = { view: CheckoutView; typed: FormFields; ward: Ward; onWard: (ward: Ward) => void }

export function PlaceFields({ view, typed, ward, onWard }: PlaceFieldsProps) {
  const { carrying } = view
  const carried = carryingSentence(typed, view)
  const province = useRef<HTMLSelectElement>(null)
  /** Changes the province as a shopper does, and keeps what was typed of the ward. */
  const moveTo = (code: string) => {
    if (!province.current) return
    province.current.value = code
    province.current.dispatchEvent(new Event('change', { bubbles: true }))
    onWard({ code: '', name: ward.name })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        {...useBox('province')}
        ref={province}
        label={m.checkout_province()}
        autoComplete="address-level1"
        required
      >
        <option value="">{m.checkout_choose()}</option>
        {view.provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <WardField
        wards={view.wards}
        ward={ward}
        provinceCode={typed.province ?? ''}
        onChange={onWard}
        onProvince={moveTo}
      />
      <ShowAgain>{m.checkout_show_wards()}</ShowAgain>
      <div className="sm:col-span-2">
        <Field
          {...useBox('street')}
          label={m.checkout_street()}
          autoComplete="street-address"
          required
          maxLength={200}
        />
      </div>
      <Field
        {...useBox('floor')}
        label={m.checkout_floor()}
        inputMode="numeric"
        maxLength={2}
        note={carrying ? <p className="mt-1.5 text-xs text-ink-3">{carryingWords(carrying)}</p> : null}
      />
      <div className="grid content-end gap-1 pb-1">
        <Tick name="lift" label={m.checkout_lift()} />
        <Tick name="lane" label={m.checkout_lane()} />
      </div>
      <div className="sm:col-span-2">
        <FitFields view={view} typed={typed} />
        <FitAnswer view={view} typed={typed} />
      </div>
      <p role="status" className={carried ? 'bg-sunken px-4 py-3 text-sm sm:col-span-2' : 'sr-only'}>
        {carried}
      </p>
      <div className="sm:col-span-2">
        <TextArea {...useBox('note')} label={m.checkout_note()} rows={2} dir="auto" maxLength={500} />
      </div>
      <ShowAgain>{m.checkout_show_days()}</ShowAgain>
    </div>
  )
}

/** Without script the page has to be asked for anew once a choice depends on another. */
const ShowAgain = ({ children }: { children: string }) => (
  <div className="hidden sm:col-span-2 noscript:block">
    <Button type="submit" name="intent" value="quote" look="outline" size="small">
      {children}
    </Button>
  </div>
)
