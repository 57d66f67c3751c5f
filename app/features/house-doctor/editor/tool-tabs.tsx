import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { ToolName } from '../tool-name.tsx'
import { doorOf, doors, type EditorToolId, isEditorTool, tools } from '../tools.ts'

type ToolTabsProps = { chosen: EditorToolId; onChoose: (tool: EditorToolId) => void }

/** The tools behind the door of the chosen one: a row that is swiped on phones. */
export function ToolTabs({ chosen, onChoose }: ToolTabsProps) {
  const row = useRef<HTMLElement>(null)
  const ids = doors[doorOf(chosen)].tools.filter(isEditorTool)
  const place = ids.indexOf(chosen)
  useEffect(() => {
    const button = row.current?.children[place]
    if (row.current && button) show(row.current, button)
  }, [place])
  return (
    <nav ref={row} aria-label={m.house_doctor_tools()} className="doctor-tools">
      {ids.map((tool) => (
        <button
          key={tool}
          type="button"
          aria-pressed={tool === chosen}
          onClick={() => onChoose(tool)}
          className={`doctor-choice ${chipClass}`}
        >
          <ToolName tool={tools[tool]} />
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
