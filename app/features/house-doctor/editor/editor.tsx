import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { ProductLines } from '../../lists/product-lines'
import { LEAST_SAMPLE_PX } from '../intake/photo-types.ts'
import { forgetRoom, keepRoom } from '../kept-room.ts'
import { tools } from '../tools.ts'
import { ApplyAction } from './apply-action.tsx'
import type { Area } from './area.ts'
import { areaAfter } from './area-after.ts'
import { AreaChoice, RADIUS_PX } from './area-choice.tsx'
import type { DoctorClient } from './doctor-client.ts'
import styles from './editor.css?url'
import { EditorBar } from './editor-bar.tsx'
import { type EditorState, PHOTO, productsIn, sameArea, variantOf } from './editor-state.ts'
import { FileButtons } from './file-buttons.tsx'
import { type Hand, PictureView } from './picture-view.tsx'
import { type RemovalStep, RemovalSteps } from './removal-steps.tsx'
import { changeOf, usualSettings } from './settings.ts'
import { ToolRail } from './tool-rail.tsx'
import { ToolSettings } from './tool-settings.tsx'
import { useEditor } from './use-editor.ts'
import { useMaterials } from './use-materials.ts'
import { VariantStrip } from './variant-strip.tsx'
import { WorkStatus } from './work-status.tsx'

type EditorProps = { client: DoctorClient; roomKey: string; name: string; begin: EditorState; onClose: () => void }

/** A photo with the tools that change it. */
export function Editor({ client, roomKey, name, begin, onClose }: EditorProps) {
  const { state, dispatch, mask, bareMask, cancel, measure, moveCorner, apply, waitFor } = useEditor(client, begin)
  const [settings, setSettings] = useState(usualSettings)
  const [hand, setHand] = useState<Hand>('look')
  const [step, setStep] = useState<RemovalStep>('what')
  const [radiusPx, setRadiusPx] = useState(RADIUS_PX.usual)
  const materials = useMaterials(client)
  const { document, variants } = state
  const { tool, area, bare, room, shown } = document
  const photo = variantOf(state, PHOTO).picture
  const variant = variantOf(state, shown)
  const isRemoval = tool === 'furniture_removal'
  // What stands free in the room is nothing that is marked.
  const isStaging = tool === 'virtual_staging'
  const isBare = isRemoval && step === 'bare'
  const edited = isBare ? { area: bare, mask: bareMask } : { area, mask }
  const setArea = (changed: Area) => dispatch({ type: isBare ? 'bare-changed' : 'area-changed', area: changed })
  const turnTo = (next: RemovalStep, nextHand: Hand) => {
    setStep(next)
    setHand(nextHand)
  }
  const isNew = !variant.made || !sameArea(variant.made.area, area)

  useEffect(() => {
    // Where storage is refused the room lives as long as its page.
    if (room) void keepRoom({ key: roomKey, name, document, variants }).catch(() => {})
  }, [roomKey, name, document, variants, room])

  const choosePicture = async (file: File, use: 'sample' | 'reference') => {
    const opened = await waitFor('reading', (watch) =>
      client.ask('open', { file, leastSidePx: LEAST_SAMPLE_PX }, watch),
    )
    if (opened) setSettings((before) => ({ ...before, [use]: opened.photo }))
  }
  const forget = async () => {
    await forgetRoom().catch(() => {})
    onClose()
  }
  return (
    <section className="doctor-editor" aria-labelledby="doctor-title">
      <link rel="stylesheet" href={styles} precedence="editor" />
      <EditorBar
        title={tools[tool].name()}
        name={name}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        onStep={(type) => dispatch({ type })}
        onClose={onClose}
      />
      <ToolRail
        chosen={tool}
        onChoose={(chosen) => {
          turnTo('what', chosen === 'furniture_removal' ? 'frame' : 'look')
          dispatch({ type: 'tool-chosen', tool: chosen })
        }}
      />
      <div className="doctor-canvas">
        <PictureView
          photo={photo}
          after={variant.made && variant.picture}
          mask={isNew || isBare || hand !== 'look' ? edited.mask : undefined}
          film={isBare ? 'bare' : 'changing'}
          room={room}
          hand={hand}
          radiusPx={radiusPx}
          onCorner={moveCorner}
          onMark={(marking, points) => {
            const marked = areaAfter(edited.area, marking, points, { room, mask: edited.mask, radiusPx })
            if (marked) setArea(marked)
          }}
        />
        <WorkStatus work={state.work} notice={state.notice} onCancel={cancel} onAgain={room ? undefined : measure} />
      </div>
      <VariantStrip variants={variants} shown={shown} onChoose={(id) => dispatch({ type: 'variant-chosen', id })} />
      <aside className="doctor-panel bg-surface" aria-label={m.house_doctor_settings()}>
        {isRemoval && <RemovalSteps step={step} onStep={(next) => turnTo(next, next === 'what' ? 'frame' : 'look')} />}
        <AreaChoice
          area={edited.area}
          mask={edited.mask}
          hasSurfaces={!isStaging && (!isRemoval || isBare)}
          isMarkable={!isStaging}
          hand={hand}
          radiusPx={radiusPx}
          onArea={setArea}
          onHand={setHand}
          onRadius={setRadiusPx}
        />
        <ToolSettings
          tool={tool}
          settings={settings}
          materials={materials}
          onSet={(some) => setSettings((before) => ({ ...before, ...some }))}
          onPicture={choosePicture}
        />
        <FileButtons
          client={client}
          name={name}
          variant={variant}
          mask={tool === 'create_mask_image' ? mask : undefined}
          waitFor={waitFor}
        />
        <ProductLines
          title={m.house_doctor_in_picture()}
          slugs={productsIn(state, materials)}
          total={(amount) => m.house_doctor_total({ amount })}
        />
        <p className="text-xs text-ink-3">{m.house_doctor_ai_label()}</p>
        <p className="text-xs text-ink-3">{m.house_doctor_stays_here()}</p>
        <Button look="quiet" size="small" onClick={forget}>
          <Icon name="trash-2" className="size-4" />
          {m.house_doctor_forget()}
        </Button>
        {tool !== 'create_mask_image' && (
          <ApplyAction
            change={changeOf(tool, settings, bare)}
            step={isRemoval ? step : undefined}
            isMarked={
              isStaging
                ? room !== undefined
                : mask !== undefined && (!isRemoval || step === 'what' || bareMask !== undefined)
            }
            isWorking={state.work !== undefined}
            onCheck={() => turnTo('bare', 'look')}
            onApply={(change) => {
              turnTo('what', 'look')
              setSettings((before) => ({ ...before, variant: before.variant + 1 }))
              void apply(change)
            }}
          />
        )}
      </aside>
    </section>
  )
}
