import { type RefObject, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { href } from '../../languages/href'
import { saveFile } from '../editor/save-file.ts'
import { composerNotices, kindWords } from './composer-labels.ts'
import { hashOf } from './link.ts'
import { pngOf, standaloneSvg } from './plan-file.ts'
import type { Composer } from './use-composer.ts'

type ShareButtonsProps = { composer: Composer; drawing: RefObject<HTMLElement | null>; onPlan: () => void }

/** Link, file download, and print. */
export function ShareButtons({ composer, drawing, onPlan }: ShareButtonsProps) {
  const { document: room } = composer
  const [link, setLink] = useState('')
  const name = kindWords[room.kind]()

  const share = async () => {
    const address = new URL(href('/house-doctor-ai', {}, { tool: 'room_composer' }) + hashOf(room), location.href).href
    setLink(address)
    try {
      await navigator.clipboard.writeText(address)
      composer.say(composerNotices.link_copied())
    } catch {
      composer.say(composerNotices.link_in_address())
    }
  }
  const save = async (type: 'svg' | 'png') => {
    const plan = drawing.current?.querySelector<SVGSVGElement>('.composer-plan')
    // The plan must be visible to be saved.
    if (!plan) return onPlan()
    const note = m.composer_computed()
    const svg = standaloneSvg(plan, name, note)
    try {
      saveFile(
        type === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg, note),
        `${m.composer_file_name()}-vuong-tron.${type}`,
      )
      composer.say(composerNotices.saved())
    } catch {
      composer.say(composerNotices.failed(), true)
    }
  }
  return (
    <section aria-label={m.house_doctor_share()} className="grid gap-3">
      <div>
        <Button look="outline" size="small" onClick={share}>
          <Icon name="arrow-up-right" className="size-4" />
          {m.composer_share_link()}
        </Button>
      </div>
      {link && (
        <label className="text-xs text-ink-2">
          {m.composer_link()}
          <input readOnly value={link} onFocus={(event) => event.target.select()} className="field-box mt-1 text-xs" />
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => save('svg')}>
          <Icon name="download" className="size-4" />
          SVG
        </Button>
        <Button look="quiet" size="small" onClick={() => save('png')}>
          <Icon name="download" className="size-4" />
          PNG
        </Button>
        <Button look="quiet" size="small" onClick={() => print()}>
          {m.composer_print()}
        </Button>
      </div>
    </section>
  )
}
