import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { noticeWords, stageWords } from './editor-labels.ts'
import type { Notice } from './notice.ts'
import type { ProgressStage } from './protocol.ts'

type WorkStatusProps = {
  work?: ProgressStage
  notice?: Notice
  /** True while an area is looked for. */
  isFinding: boolean
  onCancel: () => void
  /** Set when only a retry can help. */
  onAgain?: () => void
}

/** Progress with a stop button, else the last notice; announced to screen readers. */
export function WorkStatus({ work, notice, isFinding, onCancel, onAgain }: WorkStatusProps) {
  const isWorking = work !== undefined || isFinding
  const isTrouble = !isWorking && notice?.kind === 'trouble'
  return (
    <div className={`doctor-status text-sm ${isWorking ? 'is-working' : ''}`}>
      <p role={isTrouble ? 'alert' : 'status'} className={isTrouble ? 'text-error' : undefined}>
        {work ? stageWords[work]() : isFinding ? m.house_doctor_finding() : notice && noticeWords(notice)}
      </p>
      {work && (
        <Button look="white" size="small" onClick={onCancel}>
          {m.house_doctor_cancel()}
        </Button>
      )}
      {!work && onAgain && (
        <Button look="white" size="small" onClick={onAgain}>
          {m.house_doctor_again()}
        </Button>
      )}
    </div>
  )
}
