import { createIsomorphicFn } from '@tanstack/react-start'
import { pageContext } from '#app/lib/page-context'
import type { StorageHosts } from './storage-url'

/** Storage hosts during rendering; the browser reads them from <html>. */
export const storageHosts = createIsomorphicFn()
  .server((): StorageHosts => pageContext()?.storage ?? { consoleOrigin: '', storageOrigin: '' })
  .client((): StorageHosts => {
    const { storageConsole = '', storage = '' } = document.documentElement.dataset
    return { consoleOrigin: storageConsole, storageOrigin: storage }
  })
