/** The two servers of browser tests: the app itself, and an instance that calls it over HTTP. */
const port = Number(process.env.E2E_PORT ?? 8787)
const farPort = Number(process.env.E2E_FAR_PORT ?? port + 1)

export const here = `http://localhost:${port}`
export const farAway = `http://localhost:${farPort}`

const served = (ownPort: number, ...variables: string[]) => ({
  command: [`node tests/support/serve-copy.ts --port ${ownPort}`, ...variables.map((it) => `--var ${it}`)].join(' '),
  cwd: '..',
  url: `http://localhost:${ownPort}/api/health`,
  reuseExistingServer: !process.env.CI,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
})

export const servers = [served(port), served(farPort, `API_BASE_URL:${here}`, 'COOKIE_PROFILE:hardened')]
