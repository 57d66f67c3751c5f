/** Object storage hosts (wrangler.toml). An empty storage origin means this Worker. */
export type StorageHosts = { consoleOrigin: string; storageOrigin: string }

/** The only bucket that the Worker serves (`bucket_name` of the binding STORAGE); all of it is public. */
export const STORAGE_BUCKET = 'vuong-tron-storage'

export const BUCKETS = '/api/v1/buckets/'

const CONSOLE_PATH = /^\/browser\/([a-z0-9.-]{3,63})\/(.+)$/
const DOWNLOAD_PATH = /^\/api\/v1\/buckets\/([a-z0-9.-]{3,63})\/objects\/download$/
const LONGEST_KEY_BYTES = 1024

/** Rewrites a storage console address to the object's download address (STORE-01). */
export function storageUrl(url: string, { consoleOrigin, storageOrigin }: StorageHosts): string {
  // Most URLs are own paths; parsing them would dominate the cost of a picture.
  const address = isAddress(url) ? URL.parse(url) : null
  const path = address && address.origin === consoleOrigin ? downloadPath(address.pathname) : undefined
  return path ? storageOrigin + path : url
}

const isAddress = (url: string) => /^\w+:/.test(url)

/** Download path of the object in a console path. */
export function downloadPath(consolePath: string): string | undefined {
  const [, bucket, encoded = ''] = CONSOLE_PATH.exec(consolePath) ?? []
  const key = decoded(encoded)
  return bucket && key ? objectPath({ bucket, key }) : undefined
}

export type StoredObject = { bucket: string; key: string }

/** The canonical spelling of a download path. */
export function objectPath({ bucket, key }: StoredObject): string {
  const prefix = btoa(String.fromCharCode(...new TextEncoder().encode(key)))
  return `${BUCKETS}${bucket}/objects/download?prefix=${encodeURIComponent(prefix)}&preview=true`
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return
  }
}

/** True if a rewritten address is on the storage host. */
export function isStorageUrl(url: string, { storageOrigin }: StorageHosts): boolean {
  if (storageOrigin) return isAddress(url) && URL.parse(url)?.origin === storageOrigin
  return url.startsWith('/') && DOWNLOAD_PATH.test(url.split('?', 1)[0] ?? '')
}

/** The object of a download address; undefined when its prefix is not Base64 of a UTF-8 name. */
export function storedObject({ pathname, searchParams }: URL): StoredObject | undefined {
  const bucket = DOWNLOAD_PATH.exec(pathname)?.[1]
  // An unencoded plus sign arrives as a space.
  const prefix = searchParams.get('prefix')?.replaceAll(' ', '+') ?? ''
  if (!bucket || !prefix || prefix.length % 4 || !/^[A-Za-z0-9+/]+={0,2}$/.test(prefix)) return
  const bytes = Uint8Array.from(atob(prefix), (character) => character.charCodeAt(0))
  if (bytes.byteLength > LONGEST_KEY_BYTES) return
  try {
    return { bucket, key: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return
  }
}
