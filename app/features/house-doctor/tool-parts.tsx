import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { Lens } from '#app/ui/lens'
import { EncodedPicture } from '../images/encoded-picture'
import { href } from '../languages/href'
import { ToolName } from './tool-name.tsx'
import { type DoorId, doorIds, doors, isEditorTool, type ToolId, toolIds, tools } from './tools'
import { isComposer } from './tools/tool'

/** Parts of House Doctor's page that need no script. */

/** Names the tool that the photo is for, if one was chosen first. */
export const PhotoFor = ({ tool }: { tool: unknown }) =>
  isEditorTool(tool) && <p className="mb-3 font-medium">{m.house_doctor_photo_for({ tool: tools[tool].name() })}</p>

/** What a visitor may want, with what came of it in a room of ours. */
export const DoorCards = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] content-start gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-2 lg:gap-x-7 lg:gap-y-10">
    {doorIds.map((id) => (
      <DoorCard key={id} id={id} />
    ))}
  </div>
)

const WIDE = '[--r:30cqw] md:[--r:21cqw]'
/** Where each picture's lens is: on what has changed, so that something of before is beside it. */
const LENSES: Record<DoorId, string> = {
  paint: `[--focus:50%_50%] [--x:57%] [--y:44%] ${WIDE}`,
  furnish: `[--focus:50%_50%] [--x:48%] [--y:56%] ${WIDE}`,
  clear:
    '[--focus:80%_50%] [--x:69%] [--y:36%] [--r:23cqw] md:[--focus:50%_50%] md:[--x:76%] md:[--y:36%] md:[--r:14cqw]',
  redesign: `[--focus:50%_50%] [--x:52%] [--y:52%] ${WIDE}`,
}

function DoorCard({ id }: { id: DoorId }) {
  const { title, text, tools: ids } = doors[id]
  return (
    <section className="group relative">
      <Lens
        className={`@container aspect-square md:aspect-video ${LENSES[id]}`}
        before={<DoorPicture id={id} side="before" />}
        after={<DoorPicture id={id} side="after" />}
      >
        <span className="lens-ring" />
        <span aria-hidden="true">
          <span className={`${LABEL} left-2 bg-white md:left-3`}>{m.house_doctor_before()}</span>
          <span className={`${LABEL} right-2 bg-purple-950 text-white md:right-3`}>{m.house_doctor_after()}</span>
        </span>
      </Lens>
      <div className="mt-3 flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl md:text-2xl">
            <a href={startOf(ids[0])} className="after:absolute after:inset-0">
              {title()}
            </a>
          </h2>
          <p className="mt-1 text-ink-2 max-md:text-sm">{text()}</p>
        </div>
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-round bg-sunken transition-colors group-hover:bg-purple-500 group-hover:text-white max-md:hidden"
        >
          <Icon name="arrow-right" className="size-4" />
        </span>
      </div>
    </section>
  )
}

const LABEL =
  'absolute top-2 inline-flex h-6 items-center rounded-round px-2 text-xs font-medium md:top-3 md:h-7 md:px-3'

/** Made by the tools themselves (scripts/house-doctor-pictures.ts). */
const DoorPicture = ({ id, side }: { id: DoorId; side: 'before' | 'after' }) => (
  <EncodedPicture
    file={`/doors/${id}-${side}`}
    width={880}
    height={495}
    narrow={440}
    alt={`${doors[id].title()}: ${side === 'before' ? m.house_doctor_before() : m.house_doctor_after()}`}
    sizes="(max-width: 767px) 80vw, (max-width: 1023px) 45vw, 28vw"
    lazy
  />
)

/** The fourteen functions (HD-01 to HD-14) by their doors, with links. */
export const ToolList = () => (
  <section className="wrap pb-16 lg:pb-24">
    <h2 className="text-3xl">{m.house_doctor_all_tools({ count: toolIds.length })}</h2>
    <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {doorIds.map((id) => (
        <div key={id}>
          <h3 className="border-b border-ink pb-2 text-base font-medium tracking-tight">{doors[id].title()}</h3>
          <ul>
            {doors[id].tools.map((tool) => (
              <li key={tool} className="relative border-b border-line py-3">
                <h4 className="text-base tracking-tight">
                  <a href={startOf(tool)} className="hover:underline after:absolute after:inset-0">
                    <ToolName tool={tools[tool]} />
                  </a>
                </h4>
                <p className="text-sm text-ink-2">{tools[tool].text()}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
)

const startOf = (tool: ToolId) => `${href('/house-doctor-ai', {}, { tool })}#${isComposer(tool) ? 'composer' : 'photo'}`
