import { type PageHead, pageHead } from './page-head'

/**
 * A head whose words come with the page's own code, because on every other page they would only weigh. Where the line is
 * lost before they come, the document keeps the title it has.
 */
export async function laterHead(load: () => Promise<PageHead | undefined>) {
  try {
    const page = await load()
    return page ? pageHead(page) : {}
  } catch (error) {
    if (import.meta.env.SSR) throw error
    return { meta: [{ title: document.title }] }
  }
}
