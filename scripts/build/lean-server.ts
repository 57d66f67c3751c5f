import type { Plugin } from 'vite'
import { emptied, withoutUnused } from './lean-forms.ts'

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
      return emptied(id)
    },
    transform: {
      filter: { id: /\/node_modules\/@tanstack\/form-core\// },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  }
}
