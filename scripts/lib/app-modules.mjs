// Lets plain Node import the app's modules, which name each other without endings: node --import ./scripts/lib/app-modules.mjs
import { registerHooks } from 'node:module'

/** Bindings come from wrangler instead. */
const BINDINGS = 'data:text/javascript,export const env = {}'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'cloudflare:workers') return { url: BINDINGS, shortCircuit: true }
    try {
      return next(specifier, context)
    } catch (error) {
      if (!/^(#app|\.)/.test(specifier)) throw error
      return next(`${specifier}.ts`, context)
    }
  },
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
