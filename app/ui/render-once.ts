import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MINUTE } from '#app/lib/constants'
import { getLocale } from '#app/paraglide/runtime.js'

type Rendered = { html: string; data: unknown; until: number }

const rendered = new Map<string, Rendered>()

/**
 * The markup of a part that is the same for every visitor: an isolate keeps it for a minute, for each language and as
 * long as its data are the same object. The part stands outside the page, so it finds no context and no route there.
 */
export function renderOnce(name: string, data: unknown, part: () => ReactNode): string {
  const key = `${getLocale()} ${name}`
  const found = rendered.get(key)
  if (found && found.data === data && found.until > Date.now()) return found.html
  const html = renderToStaticMarkup(part())
  rendered.set(key, { html, data, until: Date.now() + MINUTE })
  return html
}
