import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestUrl } from '@tanstack/react-start/server'
import { originalOf } from '../images/images'

const origin = createIsomorphicFn()
  .server(() => getRequestUrl().origin)
  .client(() => location.origin)

/** Absolute URL, for programs that use it outside the page. */
export const absoluteUrl = (path: string) => new URL(path, origin()).href

export const fullPicture = (path: string) => absoluteUrl(originalOf(path))
