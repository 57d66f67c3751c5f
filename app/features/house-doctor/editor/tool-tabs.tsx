import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { ToolName } from '../tool-name.tsx'
import { doorOf, doors, type EditorToolId, isEditorTool, tools } from '../tools.ts'
import { TabRow } from './tab-row.tsx'

type ToolTabsProps = { chosen: EditorToolId; onChoose: (tool: EditorToolId) => void }

/** The tools behind the door of the chosen one. */
export const ToolTabs = ({ chosen, onChoose }: ToolTabsProps) => (
  <TabRow
    label={m.house_doctor_tools()}
    className="doctor-tools"
    tabClass={`doctor-choice ${chipClass}`}
    ids={doors[doorOf(chosen)].tools.filter(isEditorTool)}
    chosen={chosen}
    onChoose={onChoose}
  >
    {(tool) => <ToolName tool={tools[tool]} />}
  </TabRow>
)
