import { env } from '#app/server/env'
import type { Text } from './text'
import type { TextRequest } from './text.schema'

/** Reads a long text from the static files; throws when the build left it out. */
export async function readText({ room, page, language }: TextRequest): Promise<Text> {
  // The binding uses only the path, but in development Vite refuses hosts that are not its own.
  const answer = await env.ASSETS.fetch(new URL(`/texts/${room}/${page}.${language}.json`, env.SITE_ORIGIN))
  if (!answer.ok) throw new Error(`The text ${page}.${language} is missing: HTTP ${answer.status}.`)
  return answer.json()
}
