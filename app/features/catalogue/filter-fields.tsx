import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon'
import { filterLabels } from './filter-labels'
import { type Draft, PRICE } from './listing'
import type { FilterCode } from './listing-filters'
import type { FilterName } from './listing-parameters'

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between text-[0.9375rem] font-semibold">
        {title}
        <Icon name="minus" className="size-4 text-ink-3 not-group-open:hidden" />
        <Icon name="plus" className="size-4 text-ink-3 group-open:hidden" />
      </summary>
      <fieldset className="min-w-0 pb-5">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}

type PriceFieldProps = {
  name: 'min' | 'max'
  label: string
  value: string
  hint: string
  set: (part: Partial<Draft>) => void
}

export function PriceField({ name, label, value, hint, set }: PriceFieldProps) {
  return (
    <label className="grid gap-1.5 text-xs text-ink-2">
      {label}
      <input
        type="text"
        name={name}
        inputMode="numeric"
        pattern={PRICE.source}
        placeholder={hint}
        value={value}
        onChange={(event) => set({ [name]: event.target.value })}
        className="num h-11 w-full min-w-0 rounded-soft border border-control bg-white px-3 text-sm text-ink placeholder:text-ink-3 user-invalid:border-error"
      />
    </label>
  )
}

type FilterOptionsProps<N extends FilterName> = {
  name: N
  /** `count`: products that the option would show. */
  options: readonly { code: FilterCode<N>; count: number }[]
  chosen: readonly FilterCode<N>[]
  choose: (codes: FilterCode<N>[]) => void
}

/** Checkboxes of a filter; colours have a disc, with a ring when chosen. Renders nothing without options. */
export function FilterOptions<N extends FilterName>({ name, options, chosen, choose }: FilterOptionsProps<N>) {
  if (options.length === 0) return null
  const { title, name: nameOf, swatches } = filterLabels[name]
  return (
    <FilterGroup title={title(options.map(({ code }) => code))}>
      {options.map(({ code, count }) => (
        <label key={code} className="flex min-h-10 cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            name={name}
            value={code}
            checked={chosen.includes(code)}
            onChange={() =>
              choose(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code])
            }
            className={swatches?.[code] ? `swatch-box ${swatches[code]}` : 'tick-box'}
          />
          {nameOf(code)}
          <span className="num ml-auto text-xs text-ink-3">{count}</span>
        </label>
      ))}
    </FilterGroup>
  )
}
