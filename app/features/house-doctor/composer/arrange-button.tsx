import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { arrangeRoom } from './asking.ts'
import type { ComposerClient } from './composer-client.ts'
import type { Composer } from './use-composer.ts'

/** Furnishes an empty room; rearranges a furnished one. */
export function ArrangeButton({ composer, client }: { composer: Composer; client: ComposerClient }) {
  const [tries, setTries] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const isEmpty = composer.document.pieces.length === 0

  const arrange = async () => {
    if (isWorking) return
    setWorking(true)
    setTries(tries + 1)
    await arrangeRoom(composer, client, tries)
    setWorking(false)
  }
  return (
    <Button onClick={arrange} aria-busy={isWorking || undefined} size="small">
      <Icon name="sparkles" className="size-4" />
      {isEmpty ? m.composer_furnish() : m.composer_arrange()}
    </Button>
  )
}
