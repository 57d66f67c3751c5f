import type { FormFields } from '#app/lib/form'

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fills a form with what was typed before; whatever was typed, chosen or ticked since the page came stays. */
export function fillUntouched(form: HTMLFormElement, fields: FormFields) {
  for (const box of form.elements as Iterable<Element>) {
    const { name = '', type = '' } = box as Box
    const value = fields[name]
    if (value === undefined || type === 'hidden') continue
    if (box instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) fillTick(box, value)
    else if (isUntouched(box as Box)) {
      ;(box as Box).value = value
      if (value) reveal(box)
    }
  }
}

function fillTick(box: HTMLInputElement, value: string) {
  if (box.checked !== box.defaultChecked) return
  if (box.type === 'radio') {
    if (box.value === value && !box.disabled) box.checked = true
    return
  }
  box.checked = value === box.value
  if (box.checked) reveal(box)
}

/** What was filled in must be seen, and so must what a ticked box asks for. */
function reveal(box: Element) {
  const details = box.closest('details')
  if (details) details.open = true
}

function isUntouched(box: Box): boolean {
  if (!(box instanceof HTMLSelectElement)) return box.value === box.defaultValue
  const first = [...box.options].find(({ defaultSelected }) => defaultSelected) ?? box.options[0]
  return box.value === first?.value
}
