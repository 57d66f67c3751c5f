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

/** As `session.login`: shorter than a hash, the same after every build, and readable in a log. */
const nameServerFunction = ({ filename, functionName }: { filename: string; functionName: string }) =>
  `${path.basename(filename, '.functions.ts')}.${functionName.replace('_createServerFn_handler', '')}`

/**
 * Nearly all of the application runs at hydration: the engine compiles it while it loads, beside the page, instead of
 * function by function while the visitor waits (V8's explicit compile hints; other engines read a comment).
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** Differs from build to build. */
const BUILD_ID = JSON.stringify(Date.now().toString(36))

export default defineConfig(({ command }) => ({
  // True where the browser's JavaScript comes in one copy per locale: in every build, not in `npm run dev`.
  define: {
    __LOCALE_VARIANTS__: JSON.stringify(command === 'build'),
    __BUILD_ID__: BUILD_ID,
    __PICTURES_ID__: JSON.stringify(fingerprint(['public/catalogue', 'public/silhouettes']).slice(0, 8)),
  },
  server: { port: 3000 },
  // Beside the copies of each language: what a Worker computes has no words, and neither has the gate, which is built
  // in the same way, by itself.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: ({ name }) => `${name === 'gate' ? 'assets' : 'workers'}/[name]-[hash].js`,
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
  environments: {
    ssr: {
      build: {
        // The limit of an upload is in compressed bytes, and names and white space cost some.
        minify: true,
        rolldownOptions: {
          // That this is a server is a constant: what a browser would do instead falls away.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // In one file, because two hundred small ones compress a fifth worse; a Worker starts no slower with it.
          output: { codeSplitting: { groups: [{ name: 'shop', test: /./ }] } },
        },
      },
    },
    client: {
      build: {
        // The list of every chunk's chunks would weigh 0.7 KB on every page. The first page's chunks are named by the
        // server (page-renderer.ts), those of the next are fetched when the pointer rests on a link.
        modulePreload: false,
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/application-[hash].js',
            postBanner: ({ isEntry }) => (isEntry ? COMPILE_AT_ONCE : ''),
            codeSplitting: {
              groups: [
                // What every hydrated page runs, in one chunk: small ones compress worse.
                {
                  name: 'application',
                  test: /\/app\/(client|features\/navigation\/page-frame|routes\/\$locale\/route)\.tsx/,
                  priority: 1,
                },
                // The login dialog's forms with their libraries; what the session's clock needs of them stands apart.
                { name: 'session', test: /\/features\/session\/session-clock\.ts/, priority: 0.5 },
                // What lists and pages of products share.
                {
                  name: 'catalogue',
                  test: /\/features\/(catalogue\/(catalogue-labels|swatches)|page\/breadcrumbs)\.tsx?|\/lib\/money\.ts|\/wooden_title\.js/,
                },
                {
                  name: 'listing',
                  test: /\/features\/catalogue\/(listing-(page|head|link|skeleton)|use-listing-filters|(category|wooden)-page)\.tsx?/,
                },
                { name: 'home', test: /\/features\/home\/(home-page|hero-picture)\.tsx|\/home_before_alt\.js/ },
                { name: 'forms', test: /\/features\/session\/dialog-forms\.tsx/ },
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
      serverFns: { generateFunctionId: nameServerFunction },
      // What only one route needs comes with that route.
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
