import { useEffect } from 'react'
import { LIST_BUTTON_SHOWN } from '#app/lib/lists-changed'
import { readList, setInList } from './list-storage'
import type { ListName } from './lists'
import { watchLists } from './stored-lists'

const BUTTONS = '[data-list]'

const listOf = ({ dataset }: HTMLElement) => dataset.list as ListName

function show(button: HTMLButtonElement) {
  button.ariaPressed = String(readList(listOf(button)).includes(button.value))
}

/** A button whose click waits for the application keeps what it showed: that is what was clicked. */
function showAll() {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`${BUTTONS}:not([aria-busy])`)) show(button)
}

function onClick({ target }: Event) {
  const button = (target as Element).closest<HTMLButtonElement>(BUTTONS)
  if (!button) return
  setInList(listOf(button), button.value, button.ariaPressed !== 'true')
  show(button)
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
