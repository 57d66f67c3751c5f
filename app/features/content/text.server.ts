import { env } from '#app/server/env'
import type { Text } from './text'
import type { TextRequest } from './text.schema'

/** Reads a long text from the static files; throws when the build left it out. */
export async function readText({ room, page, language }: TextRequest): Promise<Text> {
  // The binding needs a full URL, but uses only its path.
  const answer = await env.ASSETS.fetch(`http://assets/texts/${room}/${page}.${language}.json`)
  if (!answer.ok) throw new Error(`The text ${page}.${language} is missing: HTTP ${answer.status}.`)
  return answer.json()
}
