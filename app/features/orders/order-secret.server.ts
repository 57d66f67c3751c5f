import { fingerprint, isSame, keyed } from '#app/server/secrets'

/**
 * The secret in the address of an order's page. It is derived, so that letters can name it later and a repeated form gets
 * the same one; only its hash is stored.
 */
export const orderSecret = (secret: string, orderId: string): string => keyed(secret, 'order', orderId)

/** True for the secret that the order was placed with, and for those of today's keys, which later letters name. */
export const isOrderSecret = (
  sent: string,
  { id, secretHash }: { id: string; secretHash: string },
  secrets: readonly string[],
): boolean =>
  [secretHash, ...secrets.map((secret) => fingerprint(orderSecret(secret, id)))]
    .map((hash) => isSame(hash, fingerprint(sent)))
    .includes(true)
