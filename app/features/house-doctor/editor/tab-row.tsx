import { type ReactNode, useEffect, useRef } from 'react'

type TabRowProps<Id> = {
  label: string
  className: string
  tabClass: string
  ids: readonly Id[]
  chosen: Id
  onChoose: (id: Id) => void
  children: (id: Id) => ReactNode
}

/** Buttons of which one is chosen, in a row that is swiped where it is too long. */
export function TabRow<Id extends string>({
  label,
  className,
  tabClass,
  ids,
  chosen,
  onChoose,
  children,
}: TabRowProps<Id>) {
  const row = useRef<HTMLElement>(null)
  const place = ids.indexOf(chosen)
  useEffect(() => {
    const button = row.current?.children[place]
    if (row.current && button) show(row.current, button)
  }, [place])
  return (
    <nav ref={row} aria-label={label} className={className}>
      {ids.map((id) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)} className={tabClass}>
          {children(id)}
        </button>
      ))}
    </nav>
  )
}

/** Scrolls the row, but not the page, to centre a hidden button. */
function show(row: Element, button: Element) {
  const [all, one] = [row.getBoundingClientRect(), button.getBoundingClientRect()]
  if (one.left >= all.left && one.right <= all.right) return
  row.scrollBy((one.left + one.right - all.left - all.right) / 2, 0)
}
