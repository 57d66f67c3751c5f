import { type Browser, chromium, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../../tests/support/chromium.ts'
import { weigh } from './first-load.ts'
import { LIMITS, names, type TimedStep, type Times } from './house-doctor-times.ts'
import { hastyWalks, openTool, PATH, type ToolName, toolNames, walkAlong, walks } from './house-doctor-walks.ts'
import { longestTaskOf, watchActs } from './page-acts.ts'
import { megabytes, memoryRow, peakMemory } from './page-memory.ts'
import { kilobytes, median, type Row } from './table.ts'

const BYTES_BEFORE_A_PHOTO = 130_000
const READY_MS = 1000
const LONG_TASK_MS = 50
const ROUNDS = 3
const SCREEN = { width: 1440, height: 900 }

/** Weight of the House Doctor's page before a photo, time until usable, and times of its changes. */
export async function benchHouseDoctorPage(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const { active } = await weigh(browser, `${origin}${PATH}`)
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(browser, origin))
    const of = (pick: (round: Round) => number) => median(rounds.map(pick))
    const longest = Math.max(...rounds.map((round) => round.longestTask))
    const held = Math.max(...rounds.map((round) => round.held))
    let inOneRoom = 0
    for (let round = 0; round < ROUNDS; round++)
      inOneRoom = Math.max(inOneRoom, await heldWhile(browser, (page) => walkAlong(page, origin)))
    const alone: Row[] = []
    for (const tool of toolNames) {
      const one = await heldWhile(browser, async (page) => {
        await openTool(page, origin, tool)
        await walks[tool](page)
      })
      alone.push(memoryRow(`memory with one tool alone: ${tool}`, one))
    }
    const empty = await heldWhile(browser, (page) => page.goto('about:blank'))
    return [
      {
        what: 'script before a photo is chosen',
        value: kilobytes(active.script),
        against: kilobytes(BYTES_BEFORE_A_PHOTO),
        ratio: active.script / BYTES_BEFORE_A_PHOTO,
        limit: { atMost: 1 },
      },
      row(
        'first act to ready for a photo',
        of((round) => round.hydrated),
        READY_MS,
      ),
      row(
        'a room of ours to ready to edit',
        of((round) => round.opened),
        READY_MS,
      ),
      row('longest task of the main thread', longest, LONG_TASK_MS),
      memoryRow('memory of the page and its Worker at most, six tools in one room', inOneRoom),
      ...alone,
      { what: 'of it: what an empty page of this browser holds', value: megabytes(empty) },
      {
        what: 'six pages one after the other in one process, those that were left not yet collected',
        value: megabytes(held),
      },
      ...(Object.keys(LIMITS) as TimedStep[]).map((name) =>
        row(
          names[name],
          of((round) => round.times[name]),
          LIMITS[name],
        ),
      ),
    ]
  } finally {
    await browser.close()
  }
}

/** Peak memory of a new page, and so of a new process, during an act. */
async function heldWhile(browser: Browser, act: (page: Page) => Promise<unknown>): Promise<number> {
  const page = await browser.newPage({ viewport: SCREEN })
  await act(page)
  const held = await peakMemory(browser)
  await page.close()
  return held
}

const row = (what: string, ms: number, limitMs: number): Row => ({
  what,
  value: `${ms.toFixed(0)} ms`,
  against: `${limitMs} ms`,
  ratio: ms / limitMs,
  limit: { atMost: 1 },
})

type Round = { hydrated: number; opened: number; longestTask: number; held: number; times: Times }

async function oneRound(browser: Browser, origin: string): Promise<Round> {
  const page = await browser.newPage({ viewport: SCREEN })
  await page.addInitScript(watchActs)
  const times = {} as Times
  const [readyAfter, openAfter, longestTasks]: [number[], number[], number[]] = [[], [], []]
  for (const tool of toolNames) {
    readyAfter.push(await openTool(page, origin, tool))
    const walked = await walks[tool](page)
    if (walked.opened) openAfter.push(walked.opened)
    Object.assign(times, walked.times)
    longestTasks.push(await longestTaskOf(page))
  }
  const held = await peakMemory(browser)
  for (const [tool, walk] of Object.entries(hastyWalks)) {
    await openTool(page, origin, tool as ToolName)
    Object.assign(times, (await walk(page)).times)
  }
  await page.close()
  const [hydrated = Number.NaN] = readyAfter
  const [opened = Number.NaN] = openAfter
  return { hydrated, opened, longestTask: Math.max(...longestTasks), held, times }
}
