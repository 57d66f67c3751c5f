type Bytes = Uint8Array | Uint8ClampedArray

/** Cache key: bytes are compared, the rest as JSON. */
type Key = { bytes: readonly (Bytes | undefined)[]; rest: unknown }

/** Memoises the last result. Compares by content, because the page sends copies. */
export function remembered<Ask, Value>(keyOf: (ask: Ask) => Key, workOut: (ask: Ask) => Value): (ask: Ask) => Value {
  let last: { key: Key; value: Value } | undefined
  return (ask) => {
    const key = keyOf(ask)
    if (!last || !isSame(last.key, key)) last = { key, value: workOut(ask) }
    const { value } = last
    // Failures and refusals that come later are not cached.
    const forget = () => {
      if (last?.value === value) last = undefined
    }
    if (value instanceof Promise) value.then((outcome) => outcome?.ok === false && forget(), forget)
    return value
  }
}

const isSame = (one: Key, other: Key) =>
  JSON.stringify(one.rest) === JSON.stringify(other.rest) &&
  one.bytes.length === other.bytes.length &&
  one.bytes.every((bytes, index) => hasSame(bytes, other.bytes[index]))

function hasSame(one: Bytes | undefined, other: Bytes | undefined): boolean {
  if (one === other) return true
  if (!one || !other) return false
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}
