import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { getLocale } from '../../languages/locale'
import type { DesignRoom } from '../designs/designs.ts'
import { labelsIn } from '../labels.ts'
import type { Original } from '../original.ts'
import { sampleRooms } from '../sample-rooms.ts'
import { doorOf, doors, type EditorToolId, editorTools } from '../tools.ts'
import { ApplyAction } from './apply-action.tsx'
import { ALL_FURNITURE } from './area.ts'
import { AreaChoice } from './area-choice.tsx'
import { BaseChoice } from './base-choice.tsx'
import { mayLay } from './change.ts'
import type { DoctorClient } from './doctor-client.ts'
import { baseOf, sameArea, viewsOf } from './editor-state.ts'
import { FileButtons } from './file-buttons.tsx'
import { EngineChoice } from './hosted/engine-choice.tsx'
import { PaintedNote } from './hosted/painted-note.tsx'
import type { HostedTools } from './hosted/use-hosted.ts'
import { ChosenPiece } from './moving/chosen-piece.tsx'
import { showChosen } from './moving/show-chosen.ts'
import type { Moving } from './moving/use-moving.ts'
import { isEverOutside, worksOutside } from './outside.ts'
import { PlaceChoice } from './place-choice.tsx'
import { PrescriptionList } from './prescription/prescription-list.tsx'
import { RemovalSteps } from './removal-steps.tsx'
import { SaveDesign } from './save-design.tsx'
import type { Settings } from './settings.ts'
import { changesOf } from './tool-changes.ts'
import { ToolSettings } from './tool-settings.tsx'
import { ToolTabs } from './tool-tabs.tsx'
import { UnsureCard } from './unsure-card.tsx'
import type { EditorTools } from './use-editor.ts'
import { useFirstChoices } from './use-first-choices.ts'
import { useFurnished } from './use-furnished.ts'
import type { MarkingTools } from './use-marking.ts'
import { useMaterials } from './use-materials.ts'
import { usePrepared } from './use-prepared.ts'
import { changesTo, choosable, PHOTO, variantOf } from './variants.ts'

type ToolPanelProps = {
  client: DoctorClient
  room: DesignRoom & { key: string }
  original?: Original
  editor: EditorTools
  marking: MarkingTools
  /** Set where pieces of the picture can be moved. */
  moving?: Moving
  hosted: HostedTools
  settings: Settings
  onTool: (tool: EditorToolId) => void
  /** True if the chosen change is on show already. */
  isTried: boolean
  /** Whether the draft is stored. */
  isStored: boolean
  onSet: (settings: Partial<Settings>) => void
  onForget: () => void
}

/** A tool's area, settings, results and main action. */
export function ToolPanel({
  client,
  room,
  original,
  editor,
  marking,
  moving,
  hosted,
  settings,
  isStored,
  isTried,
  onTool,
  onSet,
  onForget,
}: ToolPanelProps) {
  const { state, mask, apply, waitFor, tellTrouble } = editor
  const { step, marks, turnTo } = marking
  const { tool, shown, isOutside = false } = state.document
  const isRefused = isOutside && !worksOutside(tool, settings)
  const hasMaterial = changesTo(state, shown).some(({ change }) => mayLay(change))
  const { choosesMaterial = false, asksForFurniture = false, changesThings, makesMask, missing } = editorTools[tool]
  const materials = useMaterials(client, hasMaterial || choosesMaterial, tellTrouble)
  const photo = variantOf(state, PHOTO).picture
  const sample = sampleRooms.find(({ id }) => id === room.sample)
  const asks = asksForFurniture && !settings.isHosted && !isOutside
  const { notice } = state
  const isInTheWay = notice?.kind === 'trouble' && notice.code === 'nothing_fits_around'
  const isAsked = asks && !sample
  const isSeen = useFurnished(client, baseOf(state).picture, state.document.room, { isAsked, isInTheWay })
  const isFurnished = asks && (sample?.isFurnished ?? isSeen)
  const moveOf = (slug: string) => {
    const id = moving?.pieces.findIndex((piece) => piece.slug === slug) ?? -1
    if (!moving || id < 0) return undefined
    return () => {
      moving.choose(id)
      // After React has put it over the photo.
      setTimeout(() => document.querySelector<HTMLElement>('.doctor-piece[aria-pressed="true"]')?.focus())
      showChosen()
    }
  }
  const takeUp = (hand: 'tap' | 'frame') => {
    marking.setHand(hand)
    // After React has put it over the photo.
    setTimeout(() => document.querySelector<HTMLElement>('.doctor-marking')?.focus())
  }
  const furnishCleared = () => {
    if (baseOf(state).id !== shown) editor.dispatch({ type: 'base-chosen', id: shown })
    onTool(doors.furnish.tools[0])
    // The settings of the removal may be scrolled far down, and its button is gone.
    setTimeout(() => {
      const tools = document.querySelector<HTMLElement>('.doctor-tools')
      tools?.scrollIntoView({ block: 'nearest' })
      tools?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true })
    })
  }
  const clearFirst = () => {
    onTool('furniture_removal')
    editor.dispatch({ type: 'area-changed', area: ALL_FURNITURE })
  }
  const wasSent = state.variants.some(({ made }) => made?.job)

  const choosePicture = async (file: File, use: 'sample' | 'reference' | 'cutout') => {
    const as = use === 'cutout' ? 'cutout' : 'sample'
    const opened = await waitFor('reading', (watch) => client.ask('open', { file, use: as }, watch))
    if (opened) onSet({ [use]: opened.photo })
  }
  const read = async (words: string) => {
    const language = getLocale()
    const outcome = await client.ask('understand', { words, language, labels: labelsIn(language) })
    if (outcome.ok) return outcome.understood
    tellTrouble(outcome.code)
    return undefined
  }
  const first = useFirstChoices({ photo, mask, tool, materials }, onSet)
  const isPreparing = marking.hand === 'look' && !marking.unmarked && !isRefused && !settings.isHosted && first.isShown
  const change = usePrepared(editor, tool, settings, isPreparing)
  const { made } = variantOf(state, shown)
  // What is marked is what was removed: there is nothing left to check.
  const isGone =
    change?.does === 'remove' &&
    step === 'what' &&
    !settings.isHosted &&
    made?.change.does === 'remove' &&
    baseOf(state).id === shown &&
    sameArea(made.area, marking.area)
  const makeAll = async () => {
    const changes = changesOf(tool, settings)
    const [first] = changes
    const painted = first && settings.isHosted ? await hosted.paint(first) : undefined
    // The hosted engine has painted, or the visitor has stopped it.
    if (painted && !painted.instead) return
    for (const change of changes) if (!(await apply(change, painted?.instead))) return
  }
  return (
    <aside className="doctor-panel bg-surface" aria-label={m.house_doctor_settings()}>
      <ToolTabs chosen={tool} onChoose={onTool} />
      {moving?.isShown && <ChosenPiece moving={moving} />}
      <PrescriptionList state={state} room={room} materials={materials} moveOf={moveOf} />
      {editor.isUnsure && marks === 'surfaces' && (
        <UnsureCard
          labels={marking.area.labels}
          wasTapped={marking.area.taps.length > 0}
          isTapping={marking.hand === 'tap'}
          onTap={() => takeUp('tap')}
          onFrame={changesThings ? () => takeUp('frame') : undefined}
        />
      )}
      {(!isOutside || isEverOutside(tool)) && (
        <>
          {step && <RemovalSteps step={step} onStep={(next) => turnTo(next, next === 'what' ? 'frame' : 'look')} />}
          <ToolSettings
            tool={tool}
            settings={settings}
            isOutside={isOutside}
            isFurnished={isFurnished}
            canGoAround={!sample}
            materials={materials}
            onSet={first.choose}
            onPicture={choosePicture}
            onWords={read}
            onClear={clearFirst}
          />
          <AreaChoice
            area={marking.area}
            percent={marking.percent}
            isFolded={doorOf(tool) === 'paint' && !isOutside}
            hasSurfaces={!isOutside && (marks === 'surfaces' || marking.isBare)}
            takesOut={change?.does === 'remove' && marks === 'thing' && !marking.isBare}
            isMarkable={marks !== 'nothing'}
            isOutside={isOutside}
            framesAll={marks === 'place'}
            hasFeather={marks === 'surfaces'}
            hand={marking.hand}
            radiusPx={marking.radiusPx}
            onArea={marking.setArea}
            onHand={marking.setHand}
            onRadius={marking.setRadius}
          />
        </>
      )}
      {room.sample === null && (
        <PlaceChoice
          isOutside={isOutside}
          isRefused={isRefused}
          onChoose={(chosen) => {
            marking.setHand('look')
            editor.dispatch({ type: 'place-chosen', isOutside: chosen })
          }}
        />
      )}
      {hosted.offers(tool) && <EngineChoice settings={settings} onSet={onSet} question={hosted.question} />}
      <PaintedNote results={state} shown={shown} onForget={hosted.forget} />
      <FileButtons
        client={client}
        name={room.name}
        variant={variantOf(state, shown)}
        photo={photo}
        original={original}
        mask={makesMask ? mask : undefined}
        editor={editor}
      />
      <SaveDesign client={client} room={room} materials={materials} editor={editor} />
      <p className="text-xs text-ink-3">{m.house_doctor_ai_label()}</p>
      {!isStored && (
        <p role="alert" className="text-sm text-error">
          {m.house_doctor_not_kept()}
        </p>
      )}
      {isStored && !settings.isHosted && !wasSent && (
        <p className="text-xs text-ink-3">{m.house_doctor_stays_here()}</p>
      )}
      <Button look="quiet" size="small" className="justify-self-start" onClick={onForget}>
        <Icon name="trash-2" className="size-4" />
        {m.house_doctor_forget()}
      </Button>
      {!makesMask && !isRefused && (
        <ApplyAction
          missing={change ? undefined : (missing ?? m.house_doctor_missing_picture)()}
          isTried={isTried}
          isRemoval={change?.does === 'remove'}
          step={step}
          unmarked={marking.unmarked}
          isMarkable={marking.isMarkable}
          isWorking={state.work !== undefined}
          onCheck={() => turnTo('bare', 'look')}
          onFurnish={isGone ? furnishCleared : undefined}
          onApply={() => {
            turnTo('what', 'look')
            onSet({ variant: settings.variant + settings.designs })
            void makeAll()
          }}
        >
          <BaseChoice
            choices={choosable(state, viewsOf(state))}
            results={state}
            base={baseOf(state).id}
            shown={shown}
            onChoose={(id) => editor.dispatch({ type: 'base-chosen', id })}
          />
        </ApplyAction>
      )}
    </aside>
  )
}
