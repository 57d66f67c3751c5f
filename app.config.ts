import path from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import inlang from './project.inlang/settings.json' with { type: 'json' }
import { bundledText } from './scripts/build/bundled-text.ts'
import { localeVariants } from './scripts/build/locale-variants.ts'
import { fingerprint } from './scripts/lib/fingerprint.mjs'

/** Names such as `session.login`: shorter than a hash, stable across builds, readable in logs. */
const nameServerFunction = ({ filename, functionName }: { filename: string; functionName: string }) =>
  `${path.basename(filename, '.functions.ts')}.${functionName.replace('_createServerFn_handler', '')}`

/**
 * V8's explicit compile hint: nearly all code runs at hydration, so it is compiled while it loads. Other engines see a
 * comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** Folders of what is built like Workers and is none, or has a policy of its own (app/api/labeller.ts). */
const folders: Record<string, string> = { gate: 'assets', 'labeller.worker': 'labeller' }
const isRuntime = (name: string) => name.endsWith('.wasm')

const BUILD_ID = JSON.stringify(Date.now().toString(36))

export default defineConfig(({ command }) => ({
  // True in builds, whose browser code has one copy per locale; false in `npm run dev`.
  define: {
    __LOCALE_VARIANTS__: JSON.stringify(command === 'build'),
    __BUILD_ID__: BUILD_ID,
    __PICTURES_ID__: JSON.stringify(fingerprint(['public/catalogue', 'public/silhouettes']).slice(0, 8)),
  },
  server: { port: 3000 },
  // Built once, not per language: Workers contain no words. Neither does the gate, which is built by the same pipeline.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `${folders[name] ?? 'workers'}/[name]-[hash].js`,
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: ({ names: [name = ''] }) => `${isRuntime(name) ? 'labeller' : 'assets'}/[name]-[hash][extname]`,
        // Notes for bundlers, of which nothing bundles this again.
        comments: { annotation: false },
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // Uploads are limited in compressed bytes, to which names and white space add.
        minify: true,
        rolldownOptions: {
          // Inlines the constant that this is a server, so that browser branches drop out.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // One file: two hundred small ones compress a fifth worse, and start-up is the same.
          output: { codeSplitting: { groups: [{ name: 'shop', test: /./ }] } },
        },
      },
    },
    client: {
      build: {
        // The preload list would weigh 0.7 KB on every page. The server names the first page's chunks
        // (page-renderer.ts); the next page's are fetched on hover.
        modulePreload: false,
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/application-[hash].js',
            postBanner: ({ isEntry }) => (isEntry ? COMPILE_AT_ONCE : ''),
            codeSplitting: {
              groups: [
                // One chunk for what every hydrated page runs: small ones compress worse.
                {
                  name: 'application',
                  test: /\/app\/(client|features\/(navigation\/page-frame|page\/page-head)|routes\/\$locale\/route)\.tsx/,
                  priority: 1,
                },
                // Shared by the login dialog and pages with a form, which therefore do not load the dialog.
                {
                  name: 'fields',
                  test: /\/(ui\/(action-form|field)|lib\/outside-script|session\.queries)\.tsx?/,
                  priority: 0.5,
                },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    bundledText({ __BUILD_ID__: BUILD_ID }),
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      // Tests in the Workers runtime load the compiled messages without Vite's environment.
      isServer: 'import.meta.env?.SSR ?? true',
      emitTsDeclarations: true,
    }),
    tailwindcss(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      configPath: './wrangler.toml',
      remoteBindings: false,
      // Development has its own data, so that `npm start` keeps the seed's.
      persistState: { path: '.wrangler/dev' },
    }),
    tanstackStart({
      srcDirectory: 'app',
      serverFns: { generateFunctionId: nameServerFunction },
      // Code of a single route loads with that route.
      router: {
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
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
