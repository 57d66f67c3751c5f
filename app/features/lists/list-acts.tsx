import { useEffect } from 'react'
import { LIST_BUTTON_SHOWN } from '#app/lib/lists-changed'
import { withRetries } from '#app/lib/retries'
import { entriesIn, type ListName } from './lists'
import { snapshotOf, watchLists } from './stored-lists'

const BUTTONS = '[data-list]'

const listOf = ({ dataset }: HTMLElement) => dataset.list as ListName

function show(button: HTMLButtonElement) {
  // A button whose click waits for the application keeps what it showed: that is what was clicked.
  if (button.ariaBusy) return
  const list = listOf(button)
  button.ariaPressed = String(entriesIn(list, snapshotOf(list)).some(({ slug }) => slug === button.value))
}

function showAll() {
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) show(button)
}

function onClick({ target }: Event) {
  const button = (target as Element).closest<HTMLButtonElement>(BUTTONS)
  if (!button) return
  const isWanted = button.ariaPressed !== 'true'
  button.ariaPressed = String(isWanted)
  // What changes lists is loaded with the first press; where that fails the button says again what is so.
  void withRetries(() => import('./list-storage'))
    .then(({ setInList }) => setInList(listOf(button), button.value, isWanted))
    .catch(() => undefined)
    .then(() => show(button))
}

const onShown = ({ target }: Event) => show(target as HTMLButtonElement)

/** Gives the buttons of all product cards their state and their act (catalogue/list-button.tsx). */
export function ListActs() {
  useEffect(() => {
    showAll()
    const unwatch = watchLists(showAll)
    addEventListener('click', onClick)
    addEventListener(LIST_BUTTON_SHOWN, onShown)
    return () => {
      unwatch()
      removeEventListener('click', onClick)
      removeEventListener(LIST_BUTTON_SHOWN, onShown)
    }
  }, [])
  return null
}
