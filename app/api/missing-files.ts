import { Hono } from 'hono'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

/** Folders of static files: requests reach the Worker only for missing ones. */
export const FILE_FOLDERS = [
  'assets',
  'brand',
  'catalogue',
  'doors',
  'flags',
  'l',
  'models',
  'silhouettes',
  'social',
  'workers',
] as const

/** Not cached: during a rollout, a missing file may appear a moment later. */
export const missingFiles = new Hono<ApiEnv>()
for (const folder of FILE_FOLDERS) missingFiles.all(`/${folder}/*`, (c) => answerProblem(c, 'not_found'))
