import type { Plugin } from 'vite'
import { COMPILING, emptied, withoutUnused } from './lean-forms.ts'

/**
 * Leaves out of the Worker what would be uploaded and never run; docs/decisions/018-byte-budgets.md says what it
 * weighs. What only a browser runs is left out where it stands, with `createClientOnlyFn`.
 */
export function leanServer(): Plugin {
  return {
    name: 'lean-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load(id) {
      // React brings a renderer that streams and one that does not; pages are rendered whole (app/page-renderer.ts).
      if (id.endsWith('/react-dom/server.edge.js'))
        return `export { default } from './cjs/react-dom-server-legacy.browser.production.js'`
      // Start collects Early Hints for an option that is not asked for: the page says its own (app/page-renderer.ts).
      if (id.endsWith('/start-server-core/dist/esm/early-hints.js'))
        return 'export const createEarlyHintsCollector = () => undefined'
      return emptied(id)
    },
    transform: {
      filter: { id: /\/node_modules\/@(tanstack\/(form|router)-core|ark\/schema)\// },
      handler: (code, id) => ({ code: neverRun(code, id), map: null }),
    },
  }
}

function neverRun(code: string, id: string): string {
  // What loads the pages of a browser; the only name by which a server could call it is `router.preloadRoute`.
  if (id.includes('/router-core/')) return code.replace(/(load|preload)ClientRoute\(this, opts\)/g, 'undefined')
  // Code may not be generated in a Worker (wrangler.toml), so validators are never compiled.
  if (id.includes('/schema/')) return withoutUnused(code, COMPILING).replaceAll('!this.resolvedConfig.jitless', 'false')
  return withoutUnused(code)
}
