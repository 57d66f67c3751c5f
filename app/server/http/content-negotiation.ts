import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { toMarkdown } from './markdown'

/** HTML or Markdown (decision 022). */

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'
const ENDING = /\.md$/

/** The page's address without the Markdown ending. */
export function addressOfPage(url: string): URL {
  const address = new URL(url)
  if (ENDING.test(address.pathname)) address.pathname = address.pathname.replace(ENDING, '')
  return address
}

/** The Markdown ending of a path, or ''. */
export const endingOf = (path: string): string => ENDING.exec(path)?.[0] ?? ''

export const asksForMarkdown = (c: Context): boolean =>
  endingOf(c.req.path) !== '' ||
  accepts(c, { header: 'Accept', supports: [HTML, MARKDOWN], default: HTML }) === MARKDOWN

type AnswerPage = (request: Request) => Promise<Response>

/** The anonymous page as Markdown. */
export async function answerMarkdown(c: Context, locale: string, answerPage: AnswerPage): Promise<Response> {
  const address = addressOfPage(c.req.url)
  const page = await answerPage(new Request(address))
  if (page.headers.has('location') || !page.headers.get('content-type')?.startsWith(HTML)) return page
  const here = new URL(address.pathname + address.search, c.env.SITE_ORIGIN)
  const retryAfter = page.headers.get('retry-after')
  const { text, canonical, robots } = await toMarkdown(page, here)
  return new Response(c.req.method === 'HEAD' ? null : text, {
    status: page.status,
    headers: {
      'content-type': `${MARKDOWN}; charset=utf-8`,
      'content-language': locale,
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept',
      'x-page-cache': page.headers.get('x-page-cache') ?? '',
      // Prevents indexing as a second page.
      ...(canonical && { link: `<${canonical}>; rel="canonical"` }),
      ...(retryAfter && { 'retry-after': retryAfter }),
      ...(robots && { 'x-robots-tag': robots }),
    },
  })
}
