import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { price } from '../../catalogue/catalogue-labels'
import editorStyles from '../editor/editor.css?url'
import { EditorBar } from '../editor/editor-bar.tsx'
import { ArrangeButton } from './arrange-button.tsx'
import { ChosenPiece } from './chosen-piece.tsx'
import styles from './composer.css?url'
import { ComposerClient } from './composer-client.ts'
import { kindWords } from './composer-labels.ts'
import type { RoomDocument } from './document.ts'
import { FinishChoice } from './finish-choice.tsx'
import { isRoomLink } from './link.ts'
import { PieceChoice } from './piece-choice.tsx'
import { PieceList } from './piece-list.tsx'
import planStyles from './plan.css?url'
import { PlanView } from './plan-view.tsx'
import type { ShopRange } from './range.ts'
import { RoomSettings } from './room-settings.tsx'
import { RoomView } from './room-view.tsx'
import { SaveRoom } from './save-room.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { type ComposerNotice, useComposer } from './use-composer.ts'
import { useCoveringSwatches } from './use-covering-swatches.ts'
import { useRoomSaving } from './use-room-saving.ts'

export type OpenedPlan = {
  /** Key of the room's draft in this browser. */
  roomKey: string
  begin: RoomDocument
  range: ShopRange
  greeting?: ComposerNotice
}

export type ComposerEvents = {
  onClose: () => void
  /** The address now names another room. */
  onLink: () => void
}

const PARTS = ['furniture', 'room', 'surfaces', 'list'] as const
type Part = (typeof PARTS)[number]

const partWords: Record<Part, () => string> = {
  furniture: m.composer_part_furniture,
  room: m.composer_part_room,
  surfaces: m.composer_part_surfaces,
  list: m.composer_part_list,
}

/** A drawn room furnished from the range: plan, 3D view and list of one document. */
export function RoomComposer({ roomKey, begin, range, greeting, onClose, onLink }: OpenedPlan & ComposerEvents) {
  const products = useMemo(() => new Map(range.pieces.map((piece) => [piece.id, piece])), [range])
  const composer = useComposer(begin, products, greeting)
  const [client] = useState(() => new ComposerClient(products))
  const [part, setPart] = useState<Part>('furniture')
  const [view, setView] = useState<'plan' | 'room'>('plan')
  const drawing = useRef<HTMLDivElement>(null)
  const materials = useCoveringSwatches(client, part === 'surfaces' || part === 'list')
  const { document, history, notice } = composer
  const isUnsaved = useRoomSaving(roomKey, composer)

  useEffect(() => () => client.close(), [client])
  useEffect(() => {
    const onChange = () => isRoomLink(location.hash) && onLink()
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [onLink])

  const totalVnd = document.pieces.reduce((sum, { slug }) => sum + (products.get(slug)?.priceVnd ?? 0), 0)
  return (
    <section className="room-composer" aria-labelledby="doctor-title">
      <link rel="stylesheet" href={editorStyles} precedence="editor" />
      <link rel="stylesheet" href={planStyles} precedence="editor" />
      <link rel="stylesheet" href={styles} precedence="editor" />
      <EditorBar
        title={m.house_doctor_room_composer()}
        name={kindWords[document.kind]()}
        canUndo={history.done > 0}
        canRedo={history.done < history.commands.length}
        onStep={(step) => composer[step]()}
        onClose={onClose}
      />
      <div className="composer-canvas">
        <div className="composer-views">
          {(['plan', 'room'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className="composer-tab text-sm"
            >
              <Icon name={one === 'plan' ? 'ruler' : 'box'} className="size-4" />
              {one === 'plan' ? m.composer_view_plan() : m.composer_view_room()}
            </button>
          ))}
        </div>
        <div ref={drawing} className="composer-drawing">
          {view === 'plan' ? (
            <PlanView composer={composer} />
          ) : (
            <RoomView composer={composer} client={client} onPlan={() => setView('plan')} />
          )}
        </div>
        <ChosenPiece composer={composer} />
        <div className="composer-notice text-sm">
          <p role="status">{!notice?.isTrouble && notice?.text}</p>
          <p role="alert" className="text-error">
            {notice?.isTrouble && notice.text}
          </p>
          {isUnsaved && (
            <p role="alert" className="text-error">
              {m.composer_unkept()}
            </p>
          )}
        </div>
      </div>
      <aside className="composer-panel bg-surface" aria-label={m.house_doctor_settings()}>
        <div className="composer-parts">
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={part === one}
              onClick={() => setPart(one)}
              className="composer-tab text-sm"
            >
              {partWords[one]()}
            </button>
          ))}
        </div>
        <div className="composer-part">
          {part === 'furniture' && <PieceChoice composer={composer} client={client} range={range} />}
          {part === 'room' && <RoomSettings composer={composer} />}
          {part === 'surfaces' && <FinishChoice composer={composer} materials={materials} />}
          {part === 'list' && (
            <>
              <PieceList composer={composer} materials={materials} />
              <SaveRoom roomKey={roomKey} document={document} />
              <ShareButtons composer={composer} drawing={drawing} onPlan={() => setView('plan')} />
              <p className="text-xs text-ink-3">{m.composer_computed()}</p>
            </>
          )}
        </div>
        <div className="composer-foot bg-surface">
          <p className="num">
            <span className="text-xs text-ink-2">{m.composer_count({ count: document.pieces.length })}</span>
            <strong className="block text-lg font-semibold">{price(totalVnd)}</strong>
          </p>
          <ArrangeButton composer={composer} client={client} />
        </div>
      </aside>
    </section>
  )
}
