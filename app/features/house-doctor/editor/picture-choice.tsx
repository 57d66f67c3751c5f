import type { Photo } from '@vuong-tron/room-engine/picture'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { PHOTO_TYPES } from '../intake/photo-types.ts'
import { PictureCanvas } from './picture-canvas.tsx'

type PictureChoiceProps = { title: string; text: string; picture?: Photo; onFile: (file: File) => void }

/** A second picture of the visitor: a material or a mood. */
export function PictureChoice({ title, text, picture, onFile }: PictureChoiceProps) {
  const id = useId()
  return (
    <div>
      <p className="text-sm font-medium">{title}</p>
      <p className="mt-1 text-sm text-ink-2">{text}</p>
      {picture && <PictureCanvas picture={picture} label={title} className="doctor-sample mt-3" />}
      <label htmlFor={id} className={`doctor-file ${buttonClass('outline', 'small')} mt-3`}>
        <Icon name="camera" className="size-4" />
        {m.house_doctor_picture_choose()}
        <input
          id={id}
          type="file"
          accept={PHOTO_TYPES}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
            event.target.value = ''
          }}
        />
      </label>
    </div>
  )
}
