import { useEffect, useRef, useState } from 'react'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { ServerRendered } from '#app/ui/server-rendered'
import { Image } from '../../images/image'
import { fetchPicture } from '../fetch-picture.ts'
import { PhotoFor } from '../lazy-tool-parts.tsx'
import { loadForgetting } from '../load-forgetting.ts'
import { draftKey } from '../room-draft.ts'
import { type SampleRoom, sampleRooms } from '../sample-rooms.ts'
import { EarlyFiles } from './early-files.tsx'
import { type IntakeTrouble, intakeTroubleWords } from './intake-labels.ts'
import { PHOTO_TYPES } from './photo-types.ts'
import { roomBehind } from './room-hash.ts'
import { useBroughtFiles } from './use-brought-files.ts'

/** Opens a photo or the draft; resolves with a reason on failure. */
export type OpenPhoto = (name: string, photo: Blob | 'kept', sample?: SampleRoom) => Promise<IntakeTrouble | undefined>

type PhotoIntakeProps = {
  /** The tool in the address, chosen before the photo. */
  tool: unknown
  onOpen: OpenPhoto
}

/** Ways to open a room: file, drop, clipboard, camera, sample, or draft. */
export function PhotoIntake({ tool, onOpen }: PhotoIntakeProps) {
  const [trouble, setTrouble] = useState<IntakeTrouble>()
  const [isBusy, setBusy] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const open = async (name: string, fetchPhoto: () => Promise<Blob | 'kept'>, sample?: SampleRoom) => {
    setTrouble(undefined)
    setBusy(true)
    // The shop's own pictures may be unreachable too.
    const photo = await fetchPhoto().catch(() => undefined)
    const code = photo
      ? await onOpen(name, photo, sample).catch(() => 'engine_crashed' as const)
      : ('sample_missing' as const)
    // Stays busy until the opened room replaces this.
    if (!code) return
    setBusy(false)
    setTrouble(code)
  }
  const take = (files?: FileList | null) => {
    const [file] = files ?? []
    if (file) void open(file.name || m.house_doctor_name(), async () => file)
  }

  const openSample = (sample: SampleRoom) => open(sample.name(), () => fetchPicture(sample.picture), sample)

  /** Finds a draft and opens the address's room. */
  const openWanted = async () => {
    // Without storage there is no draft.
    const key = await draftKey().catch(() => undefined)
    setHasDraft(key !== undefined)
    // Loaded before it is asked for, as it must work offline.
    if (key !== undefined) loadForgetting().catch(() => {})
    const wanted = roomBehind(location.hash)
    if (!wanted) return
    // Opened once; back navigation must not reopen it.
    history.replaceState(history.state, '', location.pathname + location.search)
    const sample = 'sample' in wanted && sampleRooms.find(({ id }) => id === wanted.sample)
    if (sample) return openSample(sample)
    if ('draft' in wanted && wanted.draft === key) return open('', async () => 'kept')
    setTrouble('kept_elsewhere')
  }

  const forget = async () => {
    const { forgetPhotos } = await loadForgetting()
    setHasDraft(!(await forgetPhotos()))
  }

  /** Reset, so that the same file can be chosen again. */
  const takeFrom = (input: HTMLInputElement) => {
    take(input.files)
    input.value = ''
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before this ran is taken once
  useEffect(() => {
    for (const chooser of box.current?.querySelectorAll('input') ?? []) takeFrom(chooser)
    void openWanted()
  }, [])
  const { isOver } = useBroughtFiles({
    box,
    onFiles: (files) => {
      if (!files) setTrouble('not_an_image')
      take(files)
    },
  })
  return (
    <section id="photo" aria-label={m.house_doctor_photo_title()} className="mt-7 noscript:hidden">
      <PhotoFor key={String(tool)} tool={tool} />
      <div
        ref={box}
        data-over={isOver || undefined}
        className="grid place-items-center gap-4 border border-dashed border-control bg-surface px-5 py-12 text-center data-over:border-purple-500 data-over:bg-purple-50"
      >
        <label className={`${buttonClass()} has-focus-visible:outline-2 has-focus-visible:outline-offset-3`}>
          <Icon name="camera" />
          {m.house_doctor_photo_choose()}
          <input type="file" accept={PHOTO_TYPES} className="sr-only" onChange={(event) => takeFrom(event.target)} />
        </label>
        <label className={`${buttonClass('quiet', 'small')} pointer-fine:hidden`}>
          {m.house_doctor_photo_camera()}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={(event) => takeFrom(event.target)}
          />
        </label>
        <p className="text-sm text-ink-3">{m.house_doctor_photo_formats()}</p>
      </div>
      <ServerRendered>{import.meta.env.SSR && <EarlyFiles />}</ServerRendered>
      <p role="status" className="mt-3 text-sm">
        {isBusy && m.house_doctor_stage_reading()}
      </p>
      {trouble && (
        <p role="alert" className="text-sm text-error">
          {intakeTroubleWords[trouble]()}
        </p>
      )}
      {hasDraft && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="outline" size="small" onClick={() => open('', async () => 'kept')}>
            {m.house_doctor_kept_open()}
          </Button>
          <Button look="quiet" size="small" onClick={() => void forget()}>
            {m.house_doctor_forget()}
          </Button>
        </div>
      )}
      <p className="mt-3 text-sm text-ink-2">{m.house_doctor_stays_here()}</p>
      <h2 className="mt-6 text-sm font-medium tracking-normal">{m.house_doctor_samples_title()}</h2>
      <ul className="mt-2.5 grid grid-cols-3 gap-3">
        {sampleRooms.map((sample) => (
          <li key={sample.picture}>
            <button
              type="button"
              className="w-full text-left text-xs hover:underline"
              onClick={() => openSample(sample)}
            >
              <Image
                url={sample.picture}
                alt=""
                width={120}
                height={90}
                // A 16:9 room that covers a 4:3 box is drawn wider than the box.
                sizes="(max-width: 1024px) 42vw, 240px"
                quality={SHOP_PICTURE_QUALITY}
                className="mb-1.5 w-full"
              />
              {sample.name()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
