import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { ToolName } from '../tool-name.tsx'
import { type EditorToolId, editorToolIds, tools } from '../tools.ts'

type ToolRailProps = { chosen: EditorToolId; onChoose: (tool: EditorToolId) => void }

/** Available tools: a side rail, or a swipeable row on phones. */
export function ToolRail({ chosen, onChoose }: ToolRailProps) {
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const button = rail.current?.children[editorToolIds.indexOf(chosen)]
    if (rail.current && button) show(rail.current, button)
  }, [chosen])
  return (
    <nav ref={rail} aria-label={m.house_doctor_tools()} className="doctor-rail bg-surface">
      {editorToolIds.map((tool) => (
        <button
          key={tool}
          type="button"
          aria-pressed={tool === chosen}
          onClick={() => onChoose(tool)}
          className="text-2xs text-ink-2"
        >
          <span className="grid size-11 place-items-center rounded-round">
            <Icon name={tools[tool].icon} />
          </span>
          <ToolName tool={tools[tool]} />
        </button>
      ))}
    </nav>
  )
}

/** Scrolls the rail, but not the page, to centre a hidden button. */
function show(rail: Element, button: Element) {
  const [all, one] = [rail.getBoundingClientRect(), button.getBoundingClientRect()]
  const isSeen = one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom
  if (isSeen) return
  rail.scrollBy((one.left + one.right - all.left - all.right) / 2, (one.top + one.bottom - all.top - all.bottom) / 2)
}
