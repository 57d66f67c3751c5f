import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { ToolName } from './tool-name.tsx'
import { isEditorTool, type ToolId, toolGroups, tools } from './tools'
import { isComposer } from './tools/tool'

/** Parts of House Doctor's page that need no script. */

/** Names the tool that the photo is for, if one was chosen first. */
export const PhotoFor = ({ tool }: { tool: unknown }) =>
  isEditorTool(tool) && <p className="mb-3 font-medium">{m.house_doctor_photo_for({ tool: tools[tool].name() })}</p>

/** The fourteen functions (HD-01 to HD-14), grouped by the visitor's photo, with links. */
export function ToolList() {
  return (
    <div className="grid gap-11">
      {toolGroups.map(({ title, text, tools: ids }) => (
        <section key={title()}>
          <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-3.5">
            <h2 className="text-2xl">{title()}</h2>
            <p className="text-sm text-ink-3">{text()}</p>
          </div>
          <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
            {ids.map((id) => (
              <ToolCard key={id} id={id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ToolCard({ id }: { id: ToolId }) {
  const { icon, text } = tools[id]
  const start = isComposer(id) ? 'composer' : 'photo'
  return (
    <li className="relative">
      <span className="grid size-14 place-items-center rounded-round bg-purple-100 text-purple-800">
        <Icon name={icon} className="size-6" />
      </span>
      <h3 className="mt-3 text-base tracking-tight">
        <a href={`${href('/house-doctor-ai', {}, { tool: id })}#${start}`} className="after:absolute after:inset-0">
          <ToolName tool={tools[id]} />
        </a>
      </h3>
      <p className="text-sm text-ink-2">{text()}</p>
    </li>
  )
}
