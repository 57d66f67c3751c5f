import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const MARK = /\?bundled$/

/**
 * `import script from './script.ts?bundled'` gives the text of a small classic script with its imports, for scripts
 * that the server sends on its own.
 */
export function bundledText(define: Record<string, string>): Plugin {
  return {
    name: 'bundled-text',
    enforce: 'pre',
    resolveId: {
      filter: { id: MARK },
      async handler(id, importer) {
        const file = await this.resolve(id.replace(MARK, ''), importer, { skipSelf: true })
        return file && `${file.id}?bundled`
      },
    },
    load: {
      filter: { id: MARK },
      handler: async (id) => `export default ${JSON.stringify(await bundled(id.replace(MARK, ''), define))}`,
    },
  }
}

export async function bundled(file: string, define: Record<string, string>): Promise<string> {
  const bundle = await rolldown({ input: file, transform: { define }, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
