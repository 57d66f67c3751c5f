import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import inlang from './project.inlang/settings.json' with { type: 'json' }
import { lazyServerFunctionTransport } from './scripts/build/lazy-server-function-transport.ts'
import { localeVariants } from './scripts/build/locale-variants.ts'

/** React, the router and the query client, without the serializers that only calls of server functions need. */
const APPLICATION_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|query-core|react-query|react-router|react-start-client|react-store|router-core(?!\/dist\/esm\/ssr\/serializer)|store))\//

export default defineConfig(({ command }) => ({
  // True where the browser's JavaScript comes in one copy per locale: in every build, not in `npm run dev`.
  define: {
    __LOCALE_VARIANTS__: JSON.stringify(command === 'build'),
    __BUILD_ID__: JSON.stringify(Date.now().toString(36)),
  },
  server: { port: 3000 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One chunk for what every hydrated page runs: small chunks compress worse.
              groups: [{ name: 'application', test: APPLICATION_PACKAGES }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    },
  },
  plugins: [
    lazyServerFunctionTransport(),
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      // Tests in the Workers runtime load the compiled messages as they are, without Vite's environment.
      isServer: 'import.meta.env?.SSR ?? true',
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      configPath: './wrangler.toml',
      remoteBindings: false,
      // Development has its own data; what `npm start` shows stays as the seed left it.
      persistState: { path: '.wrangler/dev' },
    }),
    tanstackStart({
      srcDirectory: 'app',
      // What only one route needs comes with that route.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*', '**/app/server/**', '**/app/api/**'] },
      },
    }),
    react(),
    localeVariants(inlang.locales),
  ],
}))
