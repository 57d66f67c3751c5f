import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MINUTE } from '#app/lib/constants'
import { getLocale } from '../languages/locale'

type Rendered = { html: string; data: unknown; until: number }

const rendered = new Map<string, Rendered>()

/**
 * Caches markup that is the same for every visitor, per isolate for a minute, by language and data object. Rendered
 * outside the page, so it has no context, no route and no visitor data.
 */
export function renderOnce(name: string, data: unknown, part: () => ReactNode): string {
  const key = `${getLocale()} ${name}`
  const found = rendered.get(key)
  if (found && found.data === data && found.until > Date.now()) return found.html
  const html = renderToStaticMarkup(part())
  rendered.set(key, { html, data, until: Date.now() + MINUTE })
  return html
}
