import type { Locale } from '../languages/languages'
import { pageHead, socialPictures } from '../page/page'

/**
 * The `head` of a page of text. Write `import.meta.env.SSR ? contentHead(…) : undefined`: such a page is never rendered
 * in the browser, and so its words stay out of the bundle.
 */
export const contentHead =
  (path: string, title: () => string, description: () => string) =>
  ({ params: { locale } }: { params: { locale: Locale } }) =>
    pageHead({
      locale,
      path,
      title: title(),
      description: description(),
      social: socialPictures.find((name) => path === `/${name}`),
    })
