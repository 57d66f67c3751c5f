import { type ChangeEvent, type KeyboardEvent, useId, useState, useSyncExternalStore } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useBox, useFormContext } from '#app/ui/action-form'
import { Labelled } from '#app/ui/labelled'
import { Select } from '#app/ui/select'
import { markTyped, searchWardChoices, type WardChoice, wardWritten } from './ward-choices'

const MOST_CHOICES = 8

type WardFieldProps = { wards: readonly WardChoice[]; onChosen: () => void }

/** The ward: a list without script, and a combobox that is typed into with one (BUY-03). */
export function WardField({ wards, onChosen }: WardFieldProps) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isHydrated ? <WardCombobox wards={wards} onChosen={onChosen} /> : <WardSelect wards={wards} />
}

const neverChanges = () => () => {}

const before = ({ districts: [district] }: WardChoice) => (district ? m.checkout_ward_before({ district }) : '')

const WardSelect = ({ wards }: { wards: readonly WardChoice[] }) => (
  <Select {...useBox('ward')} label={m.checkout_ward()} autoComplete="address-level2" required>
    <option value="">{wards.length > 0 ? m.checkout_choose() : m.checkout_province_first()}</option>
    {wards.map((ward) => (
      <option key={ward.code} value={ward.code}>
        {`${ward.kind} ${ward.name}`}
        {before(ward) && ` (${before(ward)})`}
      </option>
    ))}
  </Select>
)

/** An editable combobox with a list (WAI-ARIA Authoring Practices); focus stays in the box. */
function WardCombobox({ wards, onChosen }: WardFieldProps) {
  const list = useId()
  const { error, defaultValue = '' } = useBox('ward')
  const { values } = useFormContext()
  const [code, setCode] = useState(defaultValue)
  const known = wards.find((ward) => ward.code === code)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const [isOpen, setOpen] = useState(false)
  // The name of a ward that is known before its province's wards have come.
  const text = typed ?? known?.name ?? (wards.length > 0 ? '' : values.wardName) ?? ''
  // Another province has other wards.
  if (code && wards.length > 0 && !known) {
    setCode('')
    setTyped(undefined)
  }
  const choices = isOpen && typed ? searchWardChoices(wards, typed, MOST_CHOICES) : []

  const choose = (ward: WardChoice) => {
    setTyped(ward.name)
    setOpen(false)
    if (ward.code === code) return
    setCode(ward.code)
    // After React has written the hidden field that the quote is asked with.
    setTimeout(onChosen)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value)
    setActive(0)
    setOpen(true)
    if (code) setCode('')
  }
  const leave = () => {
    setOpen(false)
    const meant = !code && typed ? wardWritten(wards, typed) : undefined
    if (meant) choose(meant)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setTyped(text)
      setActive((active + step + choices.length) % Math.max(choices.length, 1))
    } else if (event.key === 'Enter' && choices[active]) {
      event.preventDefault()
      choose(choices[active])
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
            type="text"
            name="wardName"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={list}
            aria-activedescendant={choices[active] ? `${list}-${active}` : undefined}
            required
            value={text}
            placeholder={wards.length > 0 ? undefined : m.checkout_province_first()}
            onChange={type}
            onKeyDown={press}
            onBlur={leave}
            className="field-box"
          />
          <input type="hidden" name="ward" value={code} />
          <p id={`${list}-hint`} className="mt-1.5 text-xs text-ink-3">
            {m.checkout_ward_hint()}
          </p>
          <p role="status" className={choices.length > 0 || !isOpen || !typed ? 'sr-only' : 'mt-1.5 text-sm'}>
            {isOpen && typed ? found(choices.length) : ''}
          </p>
          <div
            id={list}
            role="listbox"
            aria-label={m.checkout_ward()}
            hidden={choices.length === 0}
            className="ward-list"
          >
            {choices.map((ward, index) => (
              <WardOption
                key={ward.code}
                id={`${list}-${index}`}
                ward={ward}
                typed={typed ?? ''}
                isActive={index === active}
                onChoose={() => choose(ward)}
              />
            ))}
          </div>
        </div>
      )}
    </Labelled>
  )
}

const found = (count: number) => (count > 0 ? m.checkout_ward_found({ count }) : m.checkout_ward_none())

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
