export type Answer = { status: number; headers: Headers; text: string }

/** A source position, as in stack traces. */
const STACK = /\n\s+at .*:\d+:\d+|\bnode_modules\/|\.[cm]?[jt]sx?:\d+:\d+/
const MARKUP = /[<>"']/
/** Shorter strings appear in every page. */
const SHORTEST_TRACE = 8
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** Faults of an answer to a hostile request; empty when it is fine. */
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

/** Inside a script a string can only break out by ending it; elsewhere markup must be escaped. */
function isRepeated(value: string, html: string): boolean {
  if (value.length < SHORTEST_TRACE || !MARKUP.test(value)) return false
  return html.replace(SCRIPT, '').includes(value) || (value.includes('</script') && html.includes(value))
}
