import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const MARK = '?bundled'

/**
 * `import script from './script.ts?bundled'` is the text of a small classic script, with all that it imports: for those
 * that the server hands out itself, beside the application.
 */
export function bundledText(define: Record<string, string>): Plugin {
  return {
    name: 'bundled-text',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(MARK)) return
      const file = await this.resolve(id.slice(0, -MARK.length), importer, { skipSelf: true })
      return file && `${file.id}${MARK}`
    },
    async load(id) {
      if (!id.endsWith(MARK)) return
      return `export default ${JSON.stringify(await bundled(id.slice(0, -MARK.length), define))}`
    },
  }
}

export async function bundled(file: string, define: Record<string, string>): Promise<string> {
  const bundle = await rolldown({ input: file, transform: { define }, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
