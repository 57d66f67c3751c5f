/** The one door to the Worker's bindings and settings. */
export { env } from 'cloudflare:workers'
