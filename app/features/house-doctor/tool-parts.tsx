import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { ToolName } from './tool-name.tsx'
import { type DoorId, doorIds, doors, isEditorTool, type ToolId, tools } from './tools'
import { isComposer } from './tools/tool'

/** Parts of House Doctor's page that need no script. */

/** Names the tool that the photo is for, if one was chosen first. */
export const PhotoFor = ({ tool }: { tool: unknown }) =>
  isEditorTool(tool) && <p className="mb-3 font-medium">{m.house_doctor_photo_for({ tool: tools[tool].name() })}</p>

/** The fourteen functions (HD-01 to HD-14) behind four doors, with links. */
export const ToolList = () => (
  <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
    {doorIds.map((id) => (
      <DoorCard key={id} id={id} />
    ))}
  </div>
)

function DoorCard({ id }: { id: DoorId }) {
  const { icon, title, text, tools: ids } = doors[id]
  return (
    <section>
      <div className="group relative">
        <span className="grid size-14 place-items-center rounded-round bg-purple-100 text-purple-800 transition-colors group-hover:bg-purple-500 group-hover:text-white">
          <Icon name={icon} className="size-6" />
        </span>
        <h2 className="mt-4 text-2xl">
          <a href={startOf(ids[0])} className="after:absolute after:inset-0">
            {title()}
          </a>
        </h2>
        <p className="mt-1 text-ink-2">{text()}</p>
      </div>
      <ul className="mt-5 border-t border-line">
        {ids.map((tool) => (
          <li key={tool} className="relative border-b border-line py-3">
            <h3 className="text-base tracking-tight">
              <a href={startOf(tool)} className="hover:underline after:absolute after:inset-0">
                <ToolName tool={tools[tool]} />
              </a>
            </h3>
            <p className="text-sm text-ink-2">{tools[tool].text()}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const startOf = (tool: ToolId) => `${href('/house-doctor-ai', {}, { tool })}#${isComposer(tool) ? 'composer' : 'photo'}`
