import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import type { Row } from './table.ts'

const MEMORY_BYTES = 400_000_000

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`

/** Memory against the page's limit. */
export const memoryRow = (what: string, bytes: number): Row => ({
  what,
  value: megabytes(bytes),
  against: megabytes(MEMORY_BYTES),
  ratio: bytes / MEMORY_BYTES,
  limit: { atMost: 1 },
})

/** Peak memory of any page's process in bytes, and the browser's share, as reported by Linux. */
export async function peakMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const peaks = pages.map(({ id }) => /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1])
  return Math.max(...peaks.map((peak) => Number(peak) * 1024))
}
