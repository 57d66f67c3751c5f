import { useFormContext } from './action-form'

/** A box of a form that is ticked or not. */
export function Tick({ name, label }: { name: string; label: string }) {
  const { values } = useFormContext()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} className="size-5 accent-purple-500" />
      {label}
    </label>
  )
}
