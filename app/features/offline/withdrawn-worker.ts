/** Served instead of the service worker where the operator has switched it off: takes its place, its copies and itself away. */
type Scope = {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (type: string, listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) => void
}
const worker = self as unknown as Scope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name)
  await worker.registration.unregister()
}
