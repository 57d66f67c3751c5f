import type { Plugin } from 'vite'

const PREFIX = '\0lazy-server-function-transport:'

/** Fetches the transport of server functions (a serializer of about 8 KB) on the first call instead of with the page. */
export function lazyServerFunctionTransport(): Plugin {
  return {
    name: 'lazy-server-function-transport',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(id, importer) {
      if (!id.endsWith('serverFnFetcher.js') || importer?.startsWith(PREFIX)) return
      const real = await this.resolve(id, importer, { skipSelf: true })
      return real && PREFIX + real.id
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return
      const real = JSON.stringify(id.slice(PREFIX.length))
      return `
        const transport = () => import(${real})
        export const serverFnFetcher = (...args) => transport().then((m) => m.serverFnFetcher(...args))
        export const trackPostProcessPromise = (promise) => { transport().then((m) => m.trackPostProcessPromise(promise)) }
      `
    },
  }
}
