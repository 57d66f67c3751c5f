import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { SET_STYLES } from '../engine/staging/room-set.ts'
import type { ComposerClient } from './composer-client.ts'
import { noticeWords } from './composer-words.ts'
import type { Composer } from './use-composer.ts'

/** Lets the engine stand what is in the room; into an empty room it brings a set from the range. Each time another. */
export function ArrangeButton({ composer, client }: { composer: Composer; client: ComposerClient }) {
  const { document, range } = composer
  const [tries, setTries] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const isEmpty = document.pieces.length === 0

  const arrange = async () => {
    if (isWorking) return
    setWorking(true)
    setTries(tries + 1)
    const style = SET_STYLES[tries % SET_STYLES.length] ?? 'japandi'
    const outcome = isEmpty
      ? await client.ask('furnish', { document, range, style, variant: tries })
      : await client.ask('rearrange', { document, range, seed: tries + 1 })
    setWorking(false)
    if (!outcome.ok) return composer.say(noticeWords.failed(), true)
    const { pieces, leftOut } = outcome.answer
    if (pieces.length === 0) return composer.say(noticeWords.nothing_fits(), true)
    composer.choose(undefined)
    composer.act({ do: 'arrange', pieces })
    const names = leftOut.map((slug) => range.get(slug)?.name ?? '').join(', ')
    composer.say(names ? noticeWords.left_out(names) : noticeWords.arranged())
  }
  return (
    <Button onClick={arrange} aria-busy={isWorking || undefined} size="small">
      <Icon name="sparkles" className="size-4" />
      {isEmpty ? m.composer_furnish() : m.composer_arrange()}
    </Button>
  )
}
