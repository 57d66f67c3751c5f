/** Where object storage lives (wrangler.toml). An empty storage origin means this Worker. */
export type StorageHosts = { consoleOrigin: string; storageOrigin: string }

/** The one bucket that the Worker serves, `bucket_name` of the binding STORAGE. All of it is public. */
export const STORAGE_BUCKET = 'vuong-tron-storage'

/** Where this Worker serves it. */
export const BUCKETS = '/api/v1/buckets/'

const CONSOLE_PATH = /^\/browser\/([a-z0-9.-]{3,63})\/(.+)$/
const DOWNLOAD_PATH = /^\/api\/v1\/buckets\/([a-z0-9.-]{3,63})\/objects\/download$/
const LONGEST_KEY_BYTES = 1024

/** An address of the storage console becomes the download address of its object; any other stays (STORE-01). */
export function storageUrl(url: string, { consoleOrigin, storageOrigin }: StorageHosts): string {
  // Most are paths of our own, and to parse what is no address costs a Worker more than all else about a picture.
  const address = isAddress(url) ? URL.parse(url) : null
  const path = address && address.origin === consoleOrigin ? downloadPath(address.pathname) : undefined
  return path ? storageOrigin + path : url
}

const isAddress = (url: string) => /^\w+:/.test(url)

/** The download path of the object that a console path shows. */
export function downloadPath(consolePath: string): string | undefined {
  const [, bucket, encoded = ''] = CONSOLE_PATH.exec(consolePath) ?? []
  const key = decoded(encoded)
  return bucket && key ? objectPath({ bucket, key }) : undefined
}

export type StoredObject = { bucket: string; key: string }

/** The one way in which we write a download path. */
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

/** Whether an address, already rewritten, lies on the storage host. */
export function isStorageUrl(url: string, { storageOrigin }: StorageHosts): boolean {
  if (storageOrigin) return isAddress(url) && URL.parse(url)?.origin === storageOrigin
  return url.startsWith('/') && DOWNLOAD_PATH.test(url.split('?', 1)[0] ?? '')
}

/** What a download address asks for; nothing when its prefix is not Base64 of a name in UTF-8. */
export function storedObject({ pathname, searchParams }: URL): StoredObject | undefined {
  const bucket = DOWNLOAD_PATH.exec(pathname)?.[1]
  // A plus sign that was not percent-encoded arrives as a space.
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
