// Compiles the long texts (app/features/content/about/*.md) into static files that the Worker reads: node scripts/texts.ts
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { facts } from '../app/features/content/about/facts.ts'
import { type TextLanguage, textLanguages } from '../app/features/content/text.ts'
import { compileText } from './build/texts/compile.ts'

const SOURCES = 'app/features/content/about'
const TARGET = 'public/texts/about'

rmSync(TARGET, { recursive: true, force: true })
mkdirSync(TARGET, { recursive: true })
const used = new Set<string>()
for (const file of readdirSync(SOURCES).filter((name) => /\.(vi|en)\.md$/.test(name))) {
  const language = textLanguages.find((code) => file.endsWith(`.${code}.md`)) as TextLanguage
  try {
    const { text, facts } = compileText(readFileSync(join(SOURCES, file), 'utf8'), language)
    for (const name of facts) used.add(name)
    writeFileSync(join(TARGET, file.replace(/md$/, 'json')), JSON.stringify(text))
  } catch (error) {
    throw new Error(`${SOURCES}/${file}: ${error instanceof Error ? error.message : error}`)
  }
}
const unused = Object.keys(facts).filter((name) => !used.has(name))
if (unused.length > 0) throw new Error(`No text names these facts: ${unused.join(', ')}`)
