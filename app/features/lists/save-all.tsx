import { WISHLIST } from '#app/lib/storage-keys'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { useList } from './use-list'

type SaveAllProps = { slugs: readonly string[]; words: { save: string; saved: string } }

/** Saves several products at once. */
export function SaveAll({ slugs, words }: SaveAllProps) {
  const wishlist = useList(WISHLIST)
  const unsaved = slugs.filter((slug) => !wishlist.has(slug))
  const isSaved = unsaved.length === 0
  return (
    <Button
      look="outline"
      size="small"
      // aria-disabled keeps the focus, and announces the result.
      aria-disabled={isSaved}
      onClick={() => {
        for (const slug of unsaved) wishlist.toggle(slug)
      }}
    >
      <Icon name={isSaved ? 'check' : 'heart'} className="size-4" />
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
