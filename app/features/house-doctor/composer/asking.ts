import { SET_STYLES } from '@vuong-tron/room-engine/staging/style'
import { formatList } from '#app/lib/formats'
import { getLocale } from '../../languages/locale'
import type { ComposerClient } from './composer-client.ts'
import { composerNotices } from './composer-labels.ts'
import { nextId } from './document.ts'
import type { Composer } from './use-composer.ts'

/** The room of a task. Answers for an outdated room are dropped, because the visitor can continue meanwhile. */
type Asking = Pick<Composer, 'document' | 'history' | 'range' | 'isStill' | 'act' | 'choose' | 'say'>

/** Rearranges the room, or furnishes an empty one; each try differs. */
export async function arrangeRoom(composer: Asking, client: ComposerClient, tries: number): Promise<void> {
  const { document, history, range } = composer
  const style = SET_STYLES[tries % SET_STYLES.length] ?? 'japandi'
  const outcome =
    document.pieces.length === 0
      ? await client.ask('furnish', { document, style, variant: tries })
      : await client.ask('rearrange', { document, seed: tries + 1 })
  if (!outcome.ok) return composer.say(composerNotices.failed(), true)
  if (!composer.isStill(history)) return composer.say(composerNotices.changed_meanwhile(), true)
  const { pieces, leftOut } = outcome.answer
  if (pieces.length === 0) return composer.say(composerNotices.nothing_fits(), true)
  composer.choose(undefined)
  composer.act({ do: 'arrange', pieces })
  const names = formatList(
    leftOut.map((slug) => range.get(slug)?.name ?? ''),
    getLocale(),
  )
  composer.say(names ? composerNotices.left_out(names) : composerNotices.arranged())
}

/** Adds a product in its best place. */
export async function addPiece(composer: Asking, client: ComposerClient, slug: string): Promise<void> {
  const { document, history, range } = composer
  const name = range.get(slug)?.name ?? ''
  const outcome = await client.ask('add', { document, slug })
  if (!outcome.ok) return composer.say(composerNotices.failed(), true)
  if (!composer.isStill(history)) return composer.say(composerNotices.changed_meanwhile(), true)
  if (!outcome.answer) return composer.say(composerNotices.no_place(name), true)
  composer.act({ do: 'place', piece: outcome.answer })
  composer.choose(nextId(document.pieces))
  composer.say(composerNotices.added(name))
}
