import { Hono } from 'hono'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

/** Folders of files that are served without the Worker: it is asked for those alone that are not there. */
export const FILE_FOLDERS = [
  'assets',
  'brand',
  'catalogue',
  'flags',
  'fonts',
  'l',
  'models',
  'silhouettes',
  'social',
  'workers',
] as const

/** A file that is missing, as during a rollout, may be there a moment later: nobody keeps this answer. */
export const missingFiles = new Hono<ApiEnv>()
for (const folder of FILE_FOLDERS) missingFiles.all(`/${folder}/*`, (c) => answerProblem(c, 'not_found'))
