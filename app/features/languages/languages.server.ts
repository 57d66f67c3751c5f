import { type } from 'arktype'
import { asc } from 'drizzle-orm'
import type { ApiClient, Patience } from '#app/server/api-client/api-client'
import type { Database } from '#app/server/db/client'
import { languages } from '#app/server/db/schema'
import { type Language, type LanguageList, languageList, languagesNotFetched } from './languages'
import { languageSchema, languagesAnswerSchema } from './languages.schema'

export const listLanguages = (db: Database): Promise<Language[]> =>
  db.select().from(languages).orderBy(asc(languages.sortOrder))

/** The API's list of languages; a failed call gives a fallback (LANG-02). */
export async function loadLanguages(api: ApiClient, patience: Patience, signal?: AbortSignal): Promise<LanguageList> {
  try {
    const answer = languagesAnswerSchema(await api.get('/api/v1/languages', { patience, signal }))
    if (answer instanceof type.errors) return languagesNotFetched()
    return languageList({ ...answer, entries: (answer.data?.languages ?? []).flatMap(wellFormed) })
  } catch {
    return languagesNotFetched()
  }
}

function wellFormed(entry: unknown): Language[] {
  const language = languageSchema(entry)
  return language instanceof type.errors ? [] : [language]
}
