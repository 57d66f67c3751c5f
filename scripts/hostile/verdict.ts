export type Answer = { status: number; headers: Headers; text: string }

/** A place in a source file, as stack traces end their lines. */
const STACK = /\n\s+at .*:\d+:\d+|\bnode_modules\/|\.[cm]?[jt]sx?:\d+:\d+/
const MARKUP = /[<>"']/
/** Short ones stand in every page. */
const SHORTEST_TRACE = 8
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** What is wrong with an answer to something hostile; nothing where it is as it should be. */
export function faultsOf(value: string, { status, headers, text }: Answer, origin: string): string[] {
  const faults = {
    'answered 5xx': status >= 500,
    'a stack trace': STACK.test(text),
    'a page without a title': isHtml(headers) && status < 300 && text !== '' && !/<title[^>]*>[^<]/.test(text),
    'led to another site': leadsAway(headers.get('location'), origin),
    'repeated unescaped': isHtml(headers) && isRepeated(value, text),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []))
}

const isHtml = (headers: Headers) => /^text\/html/.test(headers.get('content-type') ?? '')

function leadsAway(location: string | null, origin: string): boolean {
  if (location === null) return false
  return URL.parse(location, origin)?.origin !== origin
}

/** In a script a string is written as one, so that it can only end the script; elsewhere markup must be escaped. */
function isRepeated(value: string, html: string): boolean {
  if (value.length < SHORTEST_TRACE || !MARKUP.test(value)) return false
  return html.replace(SCRIPT, '').includes(value) || (value.includes('</script') && html.includes(value))
}
