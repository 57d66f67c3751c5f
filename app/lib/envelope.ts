/** Metadata of every API request (specification, section 3). */
export type SharedMeta = { language: string; traceID: string }

/** Body of API requests; `lang` repeats the language in the payload (DATA-02). */
export type RequestEnvelope<Payload extends object = object> = {
  meta: SharedMeta
  data: Payload & { lang: string }
}

const LAST_RESORT_LANGUAGE = 'vi'

type Origin = { locale?: string; defaultLocale?: string; traceID?: string }

export function requestEnvelope<Payload extends object>(
  { locale, defaultLocale, traceID = '' }: Origin,
  payload: Payload,
): RequestEnvelope<Payload> {
  const language = locale || defaultLocale || LAST_RESORT_LANGUAGE
  return { meta: { language, traceID }, data: { ...payload, lang: language } }
}
