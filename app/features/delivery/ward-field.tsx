import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useBox } from '#app/ui/action-form'
import { Labelled } from '#app/ui/labelled'
import { lazyComponent } from '#app/ui/lazy-component'
import { Select } from '#app/ui/select'
import { markTyped, searchWardChoices, type WardChoice, wardWritten } from './ward-choices'

const MOST_CHOICES = 8

/** Most shoppers find their ward at once. */
const DistrictsElsewhere = lazyComponent(async () => ({
  default: (await import('./districts-elsewhere')).DistrictsElsewhere,
}))

/** What stands in the field: a name as it is typed, and the ward's code once one is chosen. */
export type Ward = Pick<WardChoice, 'code' | 'name'>

type WardFieldProps = {
  wards: readonly WardChoice[]
  ward: Ward
  /** The chosen province; empty for none. */
  provinceCode: string
  onChange: (ward: Ward) => void
  /** Moves to the province of an old district that was typed. */
  onProvince: (code: string) => void
}

/** The ward: a list without script, and a combobox that is typed into with one (BUY-03). */
export function WardField(props: WardFieldProps) {
  const { wards, ward, onChange } = props
  const select = useRef<HTMLSelectElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useEffect(() => {
    const chosen = wards.find(({ code }) => code === select.current?.value)
    if (chosen && chosen.code !== ward.code) onChange(chosen)
    setHydrated(true)
  }, [])
  const box = useBox('ward')
  if (isHydrated) return <WardCombobox {...props} />
  return (
    <Select {...box} ref={select} label={m.checkout_ward()} autoComplete="address-level2" required>
      <option value="">{wards.length > 0 ? m.checkout_choose() : m.checkout_province_first()}</option>
      {wards.map((choice) => (
        <option key={choice.code} value={choice.code}>
          {`${choice.kind} ${choice.name}`}
          {before(choice) && ` (${before(choice)})`}
        </option>
      ))}
    </Select>
  )
}

const before = ({ districts: [district] }: WardChoice) => (district ? m.checkout_ward_before({ district }) : '')

/** An editable combobox with a list (WAI-ARIA Authoring Practices); focus stays in the box. */
function WardCombobox({ wards, ward, provinceCode, onChange, onProvince }: WardFieldProps) {
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error } = useBox('ward')
  const [active, setActive] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const isSearching = isOpen && ward.name !== ''
  const choices = isSearching ? searchWardChoices(wards, ward.name, MOST_CHOICES) : []
  const isLost = ward.code === '' && ward.name !== '' && searchWardChoices(wards, ward.name, 1).length === 0

  const open = (at: number) => {
    setActive(at)
    setOpen(true)
  }
  const choose = ({ code, name }: WardChoice) => {
    setOpen(false)
    if (code !== ward.code) onChange({ code, name })
  }
  /** Chooses the ward that is written out in full; false if there is none, or one is chosen already. */
  const takeWritten = (): boolean => {
    setOpen(false)
    const meant = ward.code ? undefined : wardWritten(wards, ward.name)
    if (meant) choose(meant)
    return meant !== undefined
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const from = isSearching ? active + step : Math.min(step, 0)
      open((from + choices.length) % Math.max(choices.length, 1))
    } else if (event.key === 'Enter') {
      const marked = choices[active]
      if (marked) choose(marked)
      if (marked || takeWritten()) event.preventDefault()
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <Labelled label={m.checkout_ward()} error={error} describedBy={`${list}-hint`}>
      {(box) => (
        <div className="ward-field">
          <input
            {...box}
            ref={input}
            type="text"
            name="wardName"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={list}
            aria-activedescendant={choices[active] ? `${list}-${active}` : undefined}
            required
            value={ward.name}
            placeholder={wards.length > 0 ? undefined : m.checkout_province_first()}
            onChange={({ target }) => {
              onChange({ code: '', name: target.value })
              open(0)
            }}
            onKeyDown={press}
            onBlur={takeWritten}
            className="field-box"
          />
          <input type="hidden" name="ward" value={ward.code} />
          <p id={`${list}-hint`} className="mt-1.5 text-xs text-ink-3">
            {m.checkout_ward_hint()}
          </p>
          <p role="status" className={isSearching && choices.length === 0 ? 'mt-1.5 text-sm' : 'sr-only'}>
            {isSearching && found(choices.length, provinceCode)}
          </p>
          {isLost && (
            <Suspense>
              <DistrictsElsewhere
                typed={ward.name}
                provinceCode={provinceCode}
                onChoose={(code) => {
                  onProvince(code)
                  input.current?.focus()
                  open(0)
                }}
              />
            </Suspense>
          )}
          <div
            id={list}
            role="listbox"
            aria-label={m.checkout_ward()}
            hidden={choices.length === 0}
            className="ward-list"
          >
            {choices.map((choice, index) => (
              <WardOption
                key={choice.code}
                id={`${list}-${index}`}
                ward={choice}
                typed={ward.name}
                isActive={index === active}
                onChoose={() => choose(choice)}
              />
            ))}
          </div>
        </div>
      )}
    </Labelled>
  )
}

function found(count: number, provinceCode: string): string {
  if (count > 0) return m.checkout_ward_found({ count })
  return provinceCode ? m.checkout_ward_none() : m.checkout_province_first()
}

type WardOptionProps = { id: string; ward: WardChoice; typed: string; isActive: boolean; onChoose: () => void }

function WardOption({ id, ward, typed, isActive, onChoose }: WardOptionProps) {
  const [start, match, end] = markTyped(ward.name, typed)
  const district = before(ward)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox names its active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Keeps the focus in the box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>
        {start}
        <b>{match}</b>
        {end}
      </span>
      <small>{district ? `${ward.kind} · ${district}` : ward.kind}</small>
    </div>
  )
}
