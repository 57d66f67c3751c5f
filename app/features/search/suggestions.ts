import { debounce } from '#app/lib/debounce'
import { formatVnd } from '#app/lib/formats'
import { patientFetch } from '#app/lib/patient-fetch'
import { SUGGESTIONS_API, type Suggestions } from './search'

const SETTLE = 150

/**
 * Makes a search field a combobox with suggestions (WAI-ARIA Authoring Practices). Focus stays in the field.
 * Suggestions are links, so link handlers apply.
 */
export function suggest(field: HTMLInputElement) {
  const form = field.form
  const list = form?.querySelector<HTMLElement>('[role=listbox]')
  const status = form?.querySelector('[role=status]')
  if (!form || !list || !status) return
  const locale = document.documentElement.lang
  let shownFor = ''
  let underWay: AbortController | undefined

  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const marked = () => list.querySelector<HTMLElement>('[aria-selected=true]')

  function mark(option: HTMLElement | undefined) {
    marked()?.setAttribute('aria-selected', 'false')
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  function open(isOpen: boolean) {
    list?.toggleAttribute('hidden', !isOpen)
    field.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) mark(undefined)
  }

  function show(message: string, { categories, products }: Suggestions) {
    fill(
      'categories',
      categories.map(({ name, path }) => link(path, name)),
    )
    fill(
      'products',
      products.map(({ name, path, priceVnd }) => link(path, name, formatVnd(priceVnd, locale))),
    )
    for (const [index, option] of options().entries()) option.id = `${list?.id}-${index}`
    if (status) status.textContent = message
    open(options().length > 0)
  }

  function fill(name: string, links: HTMLElement[]) {
    const group = list?.querySelector<HTMLElement>(`[data-group=${name}]`)
    const [heading] = group?.children ?? []
    if (heading) group?.replaceChildren(heading, ...links)
    group?.toggleAttribute('hidden', links.length === 0)
  }

  async function ask() {
    const term = field.value.trim()
    underWay?.abort()
    if (term === shownFor) return open(term !== '' && options().length > 0)
    if (!term) {
      shownFor = ''
      return open(false)
    }
    underWay = new AbortController()
    const { signal } = underWay
    try {
      const answer = await patientFetch(
        `${SUGGESTIONS_API}?${new URLSearchParams({ q: term, languageCode: locale })}`,
        { signal },
      )
      if (!answer.ok) return open(false)
      const { message, data } = (await answer.json()) as { message: string; data: Suggestions }
      shownFor = term
      // No list for a field that lost focus meanwhile.
      if (document.activeElement === field) show(message, data)
    } catch {
      // Superseded, or offline: the form still works.
    }
  }

  const settle = debounce(() => void ask(), SETTLE)

  /** Also drops a pending answer, which would open the list again. */
  function close() {
    settle.cancel()
    underWay?.abort()
    open(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, isComposing } = event
    if (isComposing) return
    const isOpen = list?.hidden === false
    if (key === 'Escape' && isOpen) {
      // Escape must not close the surrounding menu or clear the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (key === 'Enter') {
      const option = marked()
      if (!isOpen || !option) return
      event.preventDefault()
      option.click()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return void ask()
      // The field itself precedes the first and follows the last option.
      const places: (HTMLElement | undefined)[] = [undefined, ...options()]
      const step = key === 'ArrowDown' ? 1 : -1
      mark(places.at((places.indexOf(marked() ?? undefined) + step) % places.length))
    }
  }

  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', list.id)
  field.setAttribute('aria-expanded', 'false')
  field.addEventListener('input', () => {
    mark(undefined)
    settle()
  })
  field.addEventListener('keydown', onKeyDown)
  field.addEventListener('focusout', close)
  // A press must not take the focus, which would close the list before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  if (field.value !== field.defaultValue) settle()
}

function link(path: string, name: string, price = '') {
  const option = document.createElement('a')
  option.href = path
  option.tabIndex = -1
  option.className = 'menu-item aria-selected:bg-sunken'
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.textContent = name
  if (price)
    option.appendChild(Object.assign(document.createElement('span'), { className: 'num ml-auto', textContent: price }))
  return option
}
