import { createIsomorphicFn } from '@tanstack/react-start'
import { pageContext } from '#app/lib/page-context'
import type { StorageHosts } from './storage-url'

/** The storage hosts while a page renders; the browser reads them from <html>, where the server wrote them. */
export const storageHosts = createIsomorphicFn()
  .server((): StorageHosts => pageContext()?.storage ?? { consoleOrigin: '', storageOrigin: '' })
  .client((): StorageHosts => {
    const { storageConsole = '', storage = '' } = document.documentElement.dataset
    return { consoleOrigin: storageConsole, storageOrigin: storage }
  })
