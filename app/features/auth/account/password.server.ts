import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt parameters for 32 MiB; a Worker has 128. */
const PARAMETERS = { N: 2 ** 15, r: 8, p: 3 }
const MAX_MEMORY = 64 * 1024 * 1024
const SALT_BYTES = 16
const KEY_BYTES = 32

type Parameters = typeof PARAMETERS
type StoredHash = { parameters: Parameters; salt: Buffer; key: Buffer }

/** A new hash with salt and parameters: `scrypt$N=32768,r=8,p=3$salt$key`. */
export async function hashPassword(password: string, parameters: Parameters = PARAMETERS): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, parameters)
  const { N, r, p } = parameters
  return `scrypt$N=${N},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Constant time even without a hash, so that timing does not reveal accounts. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const stored = readHash(hash ?? '')
  const { parameters, salt, key } = stored ?? absent
  const derived = await derive(password, salt, parameters)
  return timingSafeEqual(derived, key) && stored !== undefined
}

/** True if the hash has weaker parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  const { N, r, p } = readHash(hash)?.parameters ?? { N: 0, r: 0, p: 0 }
  return N < PARAMETERS.N || r < PARAMETERS.r || p < PARAMETERS.p
}

const absent: StoredHash = { parameters: PARAMETERS, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) }

function readHash(hash: string): StoredHash | undefined {
  const [, N, r, p, salt = '', key = ''] = /^scrypt\$N=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? []
  if (!key) return
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

/** Normalised, because keyboards compose ệ differently. */
const derive = (password: string, salt: Buffer, parameters: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...parameters, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
