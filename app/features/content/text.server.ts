import { env } from '#app/server/env'
import type { AboutSlug } from './about'
import type { Text, TextLanguage } from './text'

/** A text about us, out of the static files. Throws when the build left it out. */
export async function readAboutText(page: AboutSlug | 'landing', language: TextLanguage): Promise<Text> {
  // The binding asks for a whole address and reads its path alone.
  const answer = await env.ASSETS.fetch(`http://assets/texts/about/${page}.${language}.json`)
  if (!answer.ok) throw new Error(`The text ${page}.${language} is missing: HTTP ${answer.status}.`)
  return answer.json()
}
