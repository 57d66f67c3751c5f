/**
 * The only script that runs before the visitor acts. Links, GET forms, <details>, popovers and <dialog> work natively;
 * the first act loads the application, and all acts until then are replayed in order.
 */

import { markBrokenImages } from './features/images/image-error'
import { keepInstallOffer } from './features/install/install-offer'
import './features/languages/language-links'
import { countSaved } from './features/lists/saved-count'
import { measureOnLoad, showChoiceTaken, takeChoices } from './features/measurement/load-measuring'
import './features/navigation/menus'
import './features/search/search-field'
import { openLoginIfRequested } from './features/auth/login/login-address'
import { reloadAnonymousPages } from './features/auth/login/page-return'
import { recall } from './lib/local-storage'
import { isReachable } from './lib/reachable'
import { forgetReload, reloadOnce } from './lib/reload-once'

const SIGNS_OF_INTENT = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin']
/** Elements that work without script, before and after hydration. */
const NATIVE = 'a[href],summary,[popovertarget],[commandfor]'
/** Forms that do; they may have buttons that need a script. */
const NATIVE_FORM = '[data-native],[method=get]'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Acts to replay, by element; a later act on the same one replaces the earlier. */
const acts = new Map<object, () => void>()
let isLoading = false
let isComposing = false

async function loadApplication() {
  if (isLoading) return
  isLoading = true
  // styles/app.css may now use `:has()`: everything that opens is opened by an act.
  document.documentElement.dataset.awake = ''
  const chunks = document.documentElement.dataset.chunks?.split(' ') ?? []
  try {
    // Starts only when all chunks are loaded, because a page with a missing chunk would break.
    await Promise.all(chunks.map((chunk) => import(/* @vite-ignore */ chunk)))
    window.__startApplication?.()
    showChoiceTaken()
  } catch {
    isLoading = false
    showBusy(false)
    if (await isReachable()) reloadOnce()
  }
}

/** Ignores a move of no distance, which browsers report when a page appears under a pointer that rests. */
function onSign({ type, movementX, movementY }: Partial<PointerEvent>) {
  if (type !== 'pointermove' || movementX || movementY) loadApplication()
}

/** Shows that an act waits for the application (styles/app.css). */
const showBusy = (isBusy: boolean) => document.documentElement.toggleAttribute('data-busy', isBusy)

function hold(event: Event) {
  loadApplication()
  showBusy(true)
  event.preventDefault()
  event.stopImmediatePropagation()
}

function keepField(target: EventTarget | null) {
  const field = target as Field
  if (!field || !('value' in field) || field.type === 'file' || field.tagName === 'BUTTON') return
  const isBox = field.type === 'checkbox' || field.type === 'radio'
  if (isBox) {
    const box = field as HTMLInputElement
    const wanted = box.checked
    if (box.type === 'radio' && !wanted) return
    acts.delete(box)
    // The field has the server's value again, so there is nothing to replay.
    if (wanted === box.defaultChecked) return
    acts.set(box, () => {
      box.checked = !wanted
      box.click()
    })
    return
  }
  const { value } = field
  acts.delete(field)
  // The field has the server's value; the application may have filled it, for example from a URL fragment.
  if (value === (field as HTMLInputElement).defaultValue) return
  acts.set(field, () => {
    // Keeps text typed while the application starts.
    const wanted = 'defaultValue' in field && field.value !== field.defaultValue ? field.value : value
    // React's value tracker sees the first write but not the second, so the event below counts as a change.
    field.value = `${wanted} `
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, wanted)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
}

function onClick(event: Event) {
  const target = event.target as Element
  const button = target.closest<HTMLButtonElement>('button,[role=button]')
  if (!button || (button.form && button.type === 'submit')) return
  if (button.closest(NATIVE)) return
  hold(event)
  button.ariaBusy = 'true'
  // Who presses again because nothing happens means the same press.
  acts.set(button, () => {
    button.ariaBusy = null
    button.click()
  })
}

/** Keys that `data-keys` elements handle, such as the arrows that move a lens. */
function onKeyDown(event: KeyboardEvent) {
  const target = (event.target as Element).closest('[data-keys]')
  if (!target || !event.key.startsWith('Arrow')) return
  hold(event)
  acts.set({}, () => target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true })))
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (form.matches(NATIVE_FORM)) return
  hold(event)
  for (const field of form.elements) keepField(field)
  acts.set(form, () => form.requestSubmit(event.submitter))
}

function onField(event: Event) {
  loadApplication()
  keepField(event.target)
  if (event.type === 'change') showBusy(true)
}

const onCompositionStart = () => {
  isComposing = true
}
const onCompositionEnd = () => {
  isComposing = false
}

const heldEvents: [string, (event: never) => void][] = [
  ['click', onClick],
  ['keydown', onKeyDown],
  ['submit', onSubmit],
  ['input', onField],
  ['change', onField],
  ['compositionstart', onCompositionStart],
  ['compositionend', onCompositionEnd],
]

for (const sign of SIGNS_OF_INTENT) addEventListener(sign, onSign, true)
for (const [type, handler] of heldEvents) addEventListener(type, handler as EventListener, true)

/** Called by the root component once it is hydrated. */
window.__replayActs = () => setTimeout(replay)

/**
 * React hydrates Suspense boundaries when idle. A box ticked in between would be lost: the tick hydrates the box, which
 * then sees no change. An unhandled discrete event makes React hydrate the boundary at once.
 */
function hydrateBoundaries() {
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment
    if (data === '$') nextSibling?.dispatchEvent(new Event('auxclick', { bubbles: true }))
  }
}

async function replay(): Promise<void> {
  if (isComposing) {
    setTimeout(replay, 50)
    return
  }
  hydrateBoundaries()
  for (const [type, handler] of heldEvents) removeEventListener(type, handler as EventListener, true)
  document.documentElement.dataset.hydrated = ''
  for (const act of acts.values()) {
    act()
    // One task per act, so that each sees the state left by the last.
    await new Promise((resume) => setTimeout(resume))
  }
  showBusy(false)
  forgetReload()
}

markBrokenImages()
openLoginIfRequested()
reloadAnonymousPages()
measureOnLoad()
takeChoices()
keepInstallOffer()
// Storage reads may block, so they stay out of the task that shows the page.
setTimeout(() => {
  countSaved()
  // Not by intent: on load, or where the browser keeps what the page shows (lib/page-facts.ts).
  const { hydrate } = document.documentElement.dataset
  if (hydrate === 'load' || recall(hydrate ?? '')) loadApplication()
})
