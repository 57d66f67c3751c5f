import { createServerFn } from '@tanstack/react-start'
import { validateWith } from '#app/server/server-functions/validate-with'
import { textRequest } from './text.schema'
import { readText } from './text.server'

export const fetchText = createServerFn({ method: 'GET' })
  .validator(validateWith(textRequest))
  .handler(({ data }) => readText(data))
