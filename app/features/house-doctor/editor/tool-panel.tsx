import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { ProductLines } from '../../lists/product-lines'
import type { DesignRoom } from '../designs/designs.ts'
import { LEAST_SAMPLE_PX } from '../intake/photo-types.ts'
import { forgetRoom } from '../kept-room.ts'
import { ApplyAction } from './apply-action.tsx'
import { AreaChoice } from './area-choice.tsx'
import type { DoctorClient } from './doctor-client.ts'
import { productsIn, variantOf } from './editor-state.ts'
import { FileButtons } from './file-buttons.tsx'
import { ProductActions } from './product-actions.tsx'
import { useModels } from './range.ts'
import { RemovalSteps } from './removal-steps.tsx'
import { SaveDesign } from './save-design.tsx'
import { changeOf, usualSettings } from './settings.ts'
import { toolAreas } from './tool-areas.ts'
import { ToolSettings } from './tool-settings.tsx'
import type { EditorTools } from './use-editor.ts'
import type { MarkingTools } from './use-marking.ts'
import { useMaterials } from './use-materials.ts'

type ToolPanelProps = {
  client: DoctorClient
  room: DesignRoom
  editor: EditorTools
  marking: MarkingTools
  onClose: () => void
}

/** What the chosen tool changes and how, what came of it, and the one action. */
export function ToolPanel({ client, room, editor, marking, onClose }: ToolPanelProps) {
  const { state, mask, apply, waitFor } = editor
  const { step, turnTo } = marking
  const [settings, setSettings] = useState(usualSettings)
  const { tool, bare, shown } = state.document
  const hasMaterial = state.variants.some(({ made }) => made?.change.does === 'lay')
  const materials = useMaterials(client, hasMaterial || tool === 'floor_editor' || tool === 'material_swap')
  const { marks } = toolAreas[tool]
  const slugs = productsIn(state, materials)
  const models = useModels(slugs.length > 0)
  const makesMask = tool === 'create_mask_image'

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
    <aside className="doctor-panel bg-surface" aria-label={m.house_doctor_settings()}>
      {step && <RemovalSteps step={step} onStep={(next) => turnTo(next, next === 'what' ? 'frame' : 'look')} />}
      <AreaChoice
        area={marking.area}
        percent={marking.percent}
        hasSurfaces={marks === 'surfaces' || marking.isBare}
        isMarkable={marks !== 'nothing'}
        hand={marking.hand}
        radiusPx={marking.radiusPx}
        onArea={marking.setArea}
        onHand={marking.setHand}
        onRadius={marking.setRadius}
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
        name={room.name}
        variant={variantOf(state, shown)}
        mask={makesMask ? mask : undefined}
        waitFor={waitFor}
      />
      <SaveDesign client={client} room={room} materials={materials} editor={editor} />
      <ProductLines
        title={m.house_doctor_in_picture()}
        slugs={slugs}
        total={(amount) => m.house_doctor_total({ amount })}
        actions={(product) => <ProductActions product={product} model={models.get(product.slug)} />}
      />
      <p className="text-xs text-ink-3">{m.house_doctor_ai_label()}</p>
      <p className="text-xs text-ink-3">{m.house_doctor_stays_here()}</p>
      <Button look="quiet" size="small" onClick={forget}>
        <Icon name="trash-2" className="size-4" />
        {m.house_doctor_forget()}
      </Button>
      {!makesMask && (
        <ApplyAction
          change={changeOf(tool, settings, bare)}
          step={step}
          isMarked={marking.isComplete}
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
  )
}
