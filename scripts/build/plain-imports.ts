import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Makes `import()` in the browser just that. Vite wraps each in a helper that fetches the chunk's own chunks and
 * stylesheets first; ours have none listed (`modulePreload: false`, one stylesheet), and a fifth of a page's first
 * script was that helper.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
