import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { Original } from '../original.ts'
import type { DoctorClient, TaskListener } from './doctor-client.ts'
import type { Notice } from './notice.ts'
import { canCopyPictures, canShareFiles, copyPicture, fileNameFor, saveFile, shareFile } from './save-file.ts'
import type { EditorTools } from './use-editor.ts'
import type { Variant } from './variants.ts'

type FileButtonsProps = {
  client: DoctorClient
  name: string
  variant: Variant
  /** The photo at working size, and its original file. */
  photo: Photo
  original?: Original
  /** Set when the mask is the result. */
  mask?: Mask
  editor: Pick<EditorTools, 'waitFor' | 'repeats'>
}

const SAVED: Notice = { kind: 'done', what: 'saved' }
const COPIED: Notice = { kind: 'done', what: 'copied' }

/** Download (lossless or small), copy and share; files carry a provenance mark. */
export function FileButtons({ client, name, variant, photo, original, mask, editor }: FileButtonsProps) {
  const { waitFor, repeats } = editor
  const { picture, made } = variant
  const id = useId()
  if (!mask && !made) return null
  const shown = mask ? { ...mask, channels: 1 } : picture
  const source = mask ? 'algorithmicMedia' : (made?.source ?? 'compositeSynthetic')

  const written = (type: 'image/png' | 'image/jpeg', watch: TaskListener) =>
    client.ask('file', { photo: shown, type, source, note: m.house_doctor_file_note() }, watch)
  const fileOf = (type: 'image/png' | 'image/jpeg') => waitFor('saving', (watch) => written(type, watch), SAVED)
  const save = async (type: 'image/png' | 'image/jpeg', extension: 'png' | 'jpg') => {
    const saved = await fileOf(type)
    if (saved) saveFile(saved.file, fileNameFor(name, extension))
  }
  const isSmaller = original && original.width > photo.width
  const saveLarge = async () => {
    if (!original) return
    const ask = { original, photo, result: picture, source, note: m.house_doctor_file_note() } as const
    const large = await waitFor(
      'saving',
      async (watch) => {
        const repeated = await repeats()
        // What cannot be made anew is enlarged.
        const { base, steps } = repeated.ok ? repeated : { base: picture, steps: [] }
        return client.ask('enlarge', { ...ask, base, steps }, watch)
      },
      SAVED,
    )
    if (large) saveFile(large.file, fileNameFor(name, 'jpg'))
    // What was computed at that size would stay in the Worker's memory.
    client.renew()
  }
  const share = async () => {
    const saved = await fileOf('image/jpeg')
    if (saved) await shareFile(saved.file, fileNameFor(name, 'jpg'))
  }
  const copy = () =>
    waitFor(
      'saving',
      async (watch) => {
        const png = written('image/png', watch)
        // The clipboard write must start within the user gesture, with a pending picture.
        const isCopied = await copyPicture(png.then((made) => (made.ok ? made.file : Promise.reject(made))))
        const outcome = await png
        return outcome.ok && !isCopied ? { ok: false, code: 'copy_refused' } : outcome
      },
      COPIED,
    )
  const handOver = canShareFiles() ? 'share' : canCopyPictures() && 'copy'
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" size="small" onClick={() => save('image/png', 'png')}>
        <Icon name="download" className="size-4" />
        {mask ? m.house_doctor_save_mask() : m.house_doctor_save_png()}
      </Button>
      {!mask && (
        <Button look="quiet" size="small" onClick={() => save('image/jpeg', 'jpg')}>
          {m.house_doctor_save_jpeg()}
        </Button>
      )}
      {!mask && handOver && (
        <Button look="quiet" size="small" onClick={handOver === 'share' ? share : copy}>
          <Icon name="arrow-up-right" className="size-4" />
          {handOver === 'share' ? m.house_doctor_share() : m.house_doctor_copy()}
        </Button>
      )}
      {!mask && isSmaller && (
        <>
          <Button look="outline" size="small" aria-describedby={`${id}-large`} onClick={saveLarge}>
            <Icon name="download" className="size-4" />
            {m.house_doctor_save_large({ width: original.width, height: original.height })}
          </Button>
          <p id={`${id}-large`} className="text-xs text-ink-3">
            {m.house_doctor_save_large_text()}
          </p>
        </>
      )}
    </div>
  )
}
