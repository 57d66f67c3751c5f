/** The only access to bindings and settings. */
export { env } from 'cloudflare:workers'
