// Prints percentiles of the last four weeks, from Analytics Engine if an account is set, else from the local database:
// node scripts/vitals.ts FOLDER
import { type LocalRow, localMeasurements, measuredLocally } from './lib/measured.ts'
import { measuredWhereDeployed } from './lib/measured-where-deployed.ts'
import { must, stop } from './lib/tools.mjs'
import { vitalsTable } from './lib/vitals-table.ts'

const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env
if (!account !== !token) stop('Analytics Engine needs both CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.')

const measured =
  account && token
    ? await measuredWhereDeployed({ account, token }).catch((error: Error) => stop(error.message))
    : await locally()
process.stdout.write(`${vitalsTable(measured)}\n`)

async function locally() {
  const [, , folder = ''] = process.argv
  const where = ['--local', '--persist-to', folder]
  const answer = await must('wrangler', [
    'd1',
    'execute',
    'DB',
    ...where,
    '--json',
    '--command',
    localMeasurements(Date.now()),
  ])
  const [{ results } = { results: [] }] = JSON.parse(answer) as { results: LocalRow[] }[]
  return measuredLocally(results)
}
