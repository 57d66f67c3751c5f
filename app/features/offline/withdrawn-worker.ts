/** Replaces the service worker when the operator has switched it off: deletes its caches and itself. */
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
