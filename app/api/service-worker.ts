import { Hono } from 'hono'
import { SERVICE_WORKER } from '#app/features/offline/offline'
import working from '#app/features/offline/service-worker.ts?bundled'
import withdrawn from '#app/features/offline/withdrawn-worker.ts?bundled'
import type { ApiEnv } from './api-env'

const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // Policy of the worker itself; responses it passes on keep theirs.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}

/** The service worker, or one that unregisters itself when the operator has switched it off (APP-02). */
export const serviceWorker = new Hono<ApiEnv>().get(SERVICE_WORKER, (c) => {
  const isOn = (c.env.OFFLINE_PAGES as string) === 'on' && !import.meta.env.DEV
  return c.body(isOn ? working : withdrawn, 200, HEADERS)
})
