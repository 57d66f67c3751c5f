import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { ToolName } from '../tool-name.tsx'
import { type OpenToolId, openTools, tools } from '../tools.ts'

type ToolRailProps = { chosen: OpenToolId; onChoose: (tool: OpenToolId) => void }

/** The tools that work: a rail at the side, on phones a row to swipe. */
export function ToolRail({ chosen, onChoose }: ToolRailProps) {
  return (
    <nav aria-label={m.house_doctor_tools()} className="doctor-rail bg-surface">
      {openTools.map((tool) => (
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
