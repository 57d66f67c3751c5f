import { createClientOnlyFn } from '@tanstack/react-start'
import { type ComponentType, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { ModelDialogProps } from './model-dialog'

// Client only: three.js would bloat the Worker.
const loadDialog = createClientOnlyFn(() => import('./model-dialog'))

type ModelButtonProps = Pick<ModelDialogProps, 'model' | 'title' | 'size' | 'finish'> & {
  className?: string
  isSmall?: boolean
}

/** Opens the 3D view (CAT-06), which loads lazily. */
export function ModelButton({ className, isSmall, ...shown }: ModelButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ModelDialogProps>>()
  const [state, setState] = useState<'closed' | 'coming' | 'open' | 'failed'>('closed')

  const open = async () => {
    setState('coming')
    try {
      const { ModelDialog } = await loadDialog()
      setDialog(() => ModelDialog)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        look={isSmall ? 'quiet' : 'outline'}
        size={isSmall ? 'small' : 'normal'}
        aria-haspopup="dialog"
        aria-busy={state === 'coming' || undefined}
        onClick={open}
        className={`noscript:hidden ${className}`}
      >
        <Icon name="box" /> {m.model_open()}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-error">
          {m.model_failed()}
        </p>
      )}
      {state === 'open' && Dialog && <Dialog {...shown} onClose={() => setState('closed')} />}
    </>
  )
}
