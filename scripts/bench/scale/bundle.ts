import path from 'node:path'
import { rolldown } from 'rolldown'

/** Bundles measure.ts for its wrangler.toml, as wrangler does not resolve this project's imports. */
export async function bundleMeasuringWorker() {
  const bundle = await rolldown({
    input: 'scripts/bench/scale/measure.ts',
    platform: 'neutral',
    external: /^(?:cloudflare|node):/,
    resolve: {
      alias: { '#app': path.resolve('app') },
      conditionNames: ['workerd', 'import'],
      mainFields: ['module', 'main'],
    },
  })
  await bundle.write({ file: 'node_modules/.cache/bench-scale.mjs', format: 'esm' })
}
