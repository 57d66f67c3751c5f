import fs from 'node:fs/promises'
import path from 'node:path'
import { minify, transform } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Placeholder for the locale in compiled messages; each variant replaces it. */
const LOCALE_MARK = 'globalThis.__PARAGLIDE_STATIC_LOCALE__'
/** A compiled message chooses its locale with this expression at every call. */
const CHOICE = 'experimentalStaticLocale ?? options.locale ?? getLocale()'

/**
 * Emits the browser's JavaScript once per locale, with only that locale's messages (LANG-10). Paraglide's own splitting
 * does not work with TanStack Start: see docs/decisions/004-message-keys.md.
 */
export function localeVariants(locales: readonly string[]): Plugin {
  return {
    name: 'locale-variants',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      experimental: {
        // Relative imports between chunks keep each locale's chunks among themselves. Workers and the gate have no
        // messages, so one copy is enough.
        renderBuiltUrl: (file, { hostType, ssr }) =>
          !ssr && hostType === 'js' && file.endsWith('.js') && !/^(?:(?:workers|labeller)\/|assets\/gate-)/.test(file)
            ? { relative: true }
            : undefined,
      },
    }),
    transform: {
      filter: { id: { include: /\/paraglide\/messages\//, exclude: /\/_index\.js/ } },
      handler: (code) => ({ code: withMark(code), map: null }),
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('locale-variants needs an output directory')
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      for (const { fileName, code } of chunks) {
        for (const locale of locales) {
          const target = path.join(dir, 'l', locale, fileName)
          await fs.mkdir(path.dirname(target), { recursive: true })
          await fs.writeFile(target, code.includes(LOCALE_MARK) ? await withOneLocale(fileName, code, locale) : code)
        }
        await fs.rm(path.join(dir, fileName))
      }
    },
  }
}

function withMark(code: string): string {
  if (!code.includes(CHOICE)) throw new Error('Paraglide compiles messages in another way than it did')
  return code.replaceAll(CHOICE, LOCALE_MARK)
}

async function withOneLocale(fileName: string, code: string, locale: string): Promise<string> {
  const defined = await transform(fileName, code, {
    lang: 'js',
    sourceType: 'module',
    define: { [LOCALE_MARK]: JSON.stringify(locale) },
  })
  if (defined.errors.length) throw new Error(JSON.stringify(defined.errors))
  const minified = await minify(fileName, defined.code, { module: true, mangle: { toplevel: true } })
  if (minified.errors.length) throw new Error(JSON.stringify(minified.errors))
  // Minifying drops comments, but the one on the first line is a hint for the engine.
  const [hint] = /^\/\/# .*\n/.exec(code) ?? ['']
  return hint + minified.code
}
