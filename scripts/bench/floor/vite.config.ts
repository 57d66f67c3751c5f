import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The bare application of every ratio: TanStack Start with one page, in the storefront's versions. */
export default defineConfig({
  root: import.meta.dirname,
  build: { emptyOutDir: true },
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' }, configPath: './wrangler.toml', remoteBindings: false }),
    tanstackStart({ srcDirectory: 'app' }),
    react(),
  ],
})
