import { env } from '#app/server/env'
import type { Text } from './text'
import type { TextRequest } from './text.schema'

/** A long text out of the static files. Throws when the build left it out. */
export async function readText({ room, page, language }: TextRequest): Promise<Text> {
  // The binding asks for a whole address and reads its path alone.
  const answer = await env.ASSETS.fetch(`http://assets/texts/${room}/${page}.${language}.json`)
  if (!answer.ok) throw new Error(`The text ${page}.${language} is missing: HTTP ${answer.status}.`)
  return answer.json()
}
