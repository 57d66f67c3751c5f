import { startTransition, useEffect, useMemo, useState } from 'react'
import { doorOf, doors, type EditorToolId, tools } from '../tools.ts'
import { outlineCornersOf, withCorners } from './area.ts'
import { DoorTabs } from './door-tabs.tsx'
import styles from './editor.css?url'
import { EditorBar } from './editor-bar.tsx'
import { sameArea, viewsOf } from './editor-state.ts'
import { useHosted } from './hosted/use-hosted.ts'
import { PieceHandles } from './moving/piece-handles.tsx'
import { useMoving } from './moving/use-moving.ts'
import { isRoomFound } from './notice.ts'
import type { OpenedRoom } from './opened-room.ts'
import { PictureView } from './picture-view.tsx'
import { usualSettings } from './settings.ts'
import { marksOf } from './tool-areas.ts'
import { ToolPanel } from './tool-panel.tsx'
import { useEditor } from './use-editor.ts'
import { useMarking } from './use-marking.ts'
import { useRoomDraft } from './use-room-draft.ts'
import { VariantStrip, variantName } from './variant-strip.tsx'
import { choosable, PHOTO, variantOf } from './variants.ts'
import { WorkStatus } from './work-status.tsx'

type EditorProps = { opened: OpenedRoom; onClose: () => void }

/** A photo with its tools. */
export function Editor({ opened: { client, key, room: designRoom, original, begin }, onClose }: EditorProps) {
  const [wished, setSettings] = useState(usualSettings)
  const editor = useEditor(client, begin, wished)
  const hosted = useHosted(client, editor, wished)
  const { state, dispatch } = editor
  const { document, variants, dropped } = state
  const { tool, area, room, shown, isOutside } = document
  // The choice of the hosted engine persists over the tools that support it.
  const isHosted = wished.isHosted && hosted.offers(tool)
  const settings = useMemo(() => ({ ...wished, isHosted }), [wished, isHosted])
  const marking = useMarking(editor, settings)
  const { picture: photo } = variantOf(state, PHOTO)
  const { hand, isBare, marks, step } = marking
  const variant = variantOf(state, shown)
  const [chosenBeside, setBeside] = useState(PHOTO)
  const choices = choosable(state, viewsOf(state))
  // A variant that was dropped, or moved since, can no longer be compared.
  const beside = choices.find(({ id }) => id === chosenBeside) ?? variantOf(state, PHOTO)
  // A result of the current mask is shown without the mask's overlay.
  const isMade =
    variant.made &&
    (marks === 'bare'
      ? variant.made.bare !== undefined && sameArea(variant.made.bare, document.bare)
      : sameArea(variant.made.area, area))
  const trial = hand === 'look' && !isBare && !settings.isHosted ? state.trial?.picture : undefined
  const moving = useMoving(editor, variant)
  const isMoving = moving?.isShown && hand === 'look' && !trial && !state.preview && beside.id === PHOTO
  const isMarked = marks !== 'nothing' && (!isMade || step === 'bare' || hand !== 'look')

  // Photo first, then settings: both at once would block input.
  const [isPhotoDrawn, setPhotoDrawn] = useState(false)
  useEffect(() => startTransition(() => setPhotoDrawn(true)), [])

  const draft = useRoomDraft({ key, ...designRoom, original, document, variants, dropped })
  const forget = async () => {
    editor.cancel()
    if (await draft.forget()) onClose()
  }

  const choose = (chosen: EditorToolId) => {
    if (chosen === tool) return
    marking.begin(marksOf(chosen, { ...wished, isHosted: wished.isHosted && hosted.offers(chosen) }))
    client.renew()
    dispatch({ type: 'tool-chosen', tool: chosen })
  }
  return (
    <section className="doctor-editor" aria-labelledby="doctor-title">
      <link rel="stylesheet" href={styles} precedence="editor" />
      <EditorBar
        title={tools[tool].name()}
        name={designRoom.name}
        canUndo={state.past.length > 0 || moving?.isPending === true}
        canRedo={state.future.length > 0}
        onStep={(type) => {
          // What is not drawn yet is all that there is to undo.
          if (type === 'undo' && moving?.isPending) moving.drop()
          else dispatch({ type })
        }}
        onClose={onClose}
      >
        <DoorTabs chosen={doorOf(tool)} onChoose={(door) => choose(doors[door].tools[0])} />
      </EditorBar>
      <div className="doctor-canvas">
        <div className="doctor-view">
          <PictureView
            photo={photo}
            after={state.preview ?? trial ?? (variant.made || beside.made ? variant.picture : undefined)}
            isTrial={trial !== undefined && !state.preview}
            moving={isMoving && <PieceHandles key={tool} moving={moving} />}
            other={
              beside.made && {
                picture: beside.picture,
                name: variantName(choices, state, beside.id),
                afterName: variantName(choices, state, shown),
              }
            }
            mask={isMarked ? marking.mask : undefined}
            shows={isBare ? 'bare' : 'changing'}
            room={room}
            quad={isOutside ? outlineCornersOf(area, photo) : undefined}
            hand={hand}
            radiusPx={marking.radiusPx}
            onCorner={editor.moveCorner}
            onQuad={(corners) => marking.setArea(withCorners(area, corners))}
            onMark={marking.mark}
          />
        </div>
        <WorkStatus
          work={state.work}
          isFinding={editor.isFinding}
          notice={editor.isUnsure && isRoomFound(state.notice) ? undefined : state.notice}
          onCancel={() => {
            moving?.drop()
            editor.cancel()
          }}
          onAgain={room ? undefined : editor.measure}
        />
      </div>
      <VariantStrip
        choices={choices}
        results={state}
        shown={shown}
        beside={beside.id}
        onChoose={(id) => dispatch({ type: 'variant-chosen', id })}
        onBeside={setBeside}
      />
      {isPhotoDrawn && (
        <ToolPanel
          client={client}
          room={{ ...designRoom, key }}
          original={original}
          editor={editor}
          marking={marking}
          moving={moving}
          hosted={hosted}
          settings={settings}
          isStored={draft.isStored}
          isTried={trial !== undefined}
          onTool={choose}
          onSet={(some) => {
            const marks = marksOf(tool, { ...settings, ...some })
            if (marks !== marking.marks) marking.begin(marks)
            setSettings((before) => ({ ...before, ...some }))
          }}
          onForget={forget}
        />
      )}
    </section>
  )
}
