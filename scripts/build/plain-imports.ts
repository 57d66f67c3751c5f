import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
/** The helper's call around an import, and the names that it takes out of the module and puts together again. */
const WRAPPED =
  /__vitePreload\((?:\(\) => |async \(\) => \{\s*const \{[^{}]*\} = await )(import\([^()]*\)(?:\.then\(\(\w+\) => \w+\.\w+\))?)(?:;\s*return \{[^{}]*\};\s*\})?, [^()]*, import\.meta\.url\)/g

/**
 * Makes `import()` in the browser just that. Vite wraps each in a helper that fetches the chunk's own chunks and
 * stylesheets first; ours have none listed (`modulePreload: false`, one stylesheet), and a fifth of a page's first
 * script was that helper and its calls.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
    renderChunk: (code) => (code.includes('__vitePreload(') ? code.replaceAll(WRAPPED, '$1') : undefined),
  }
}
