// Compiles the long texts (app/features/content/{about,legal}/*.md) into static files for the Worker: node
// scripts/texts.ts
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { facts as legalFacts } from '../app/features/content/legal/facts.ts'
import { builtIn } from '../app/features/languages/built-in.ts'
import type { Locale } from '../app/features/languages/languages.ts'
import { facts as aboutFacts } from './build/texts/about-facts.ts'
import { compileText } from './build/texts/compile.ts'

for (const [room, facts] of Object.entries({ about: aboutFacts, legal: legalFacts })) {
  const [sources, target] = [`app/features/content/${room}`, `public/texts/${room}`]
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const used = new Set<string>()
  for (const file of readdirSync(sources)) {
    const language = (Object.keys(builtIn) as Locale[]).find((code) => file.endsWith(`.${code}.md`))
    if (!language) continue
    try {
      const compiled = compileText(readFileSync(join(sources, file), 'utf8'), language, facts)
      for (const name of compiled.facts) used.add(name)
      writeFileSync(join(target, file.replace(/md$/, 'json')), JSON.stringify(compiled.text))
    } catch (error) {
      throw new Error(`${sources}/${file}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const unused = Object.keys(facts).filter((name) => !used.has(name))
  if (unused.length > 0) throw new Error(`No text of ${room} names these facts: ${unused.join(', ')}`)
}
