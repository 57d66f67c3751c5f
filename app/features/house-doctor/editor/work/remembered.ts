type Bytes = Uint8Array | Uint8ClampedArray

/** What something depends on: bytes of pictures, which are compared to the last one, and the rest as JSON. */
type Key = { bytes: readonly (Bytes | undefined)[]; rest: unknown }

/**
 * Works something out and gives the same again as long as it is asked for the same, once more in a row. The page hands over
 * copies, so that the same picture is another object each time.
 */
export function remembered<Ask, Value>(keyOf: (ask: Ask) => Key, workOut: (ask: Ask) => Value): (ask: Ask) => Value {
  let last: { key: Key; value: Value } | undefined
  return (ask) => {
    const key = keyOf(ask)
    if (!last || !isSame(last.key, key)) last = { key, value: workOut(ask) }
    const { value } = last
    // What has failed is tried again.
    if (value instanceof Promise)
      value.catch(() => {
        if (last?.value === value) last = undefined
      })
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
