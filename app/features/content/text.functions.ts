import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/server-functions/accept'
import { textRequest } from './text.schema'
import { readText } from './text.server'

export const fetchText = createServerFn({ method: 'GET' })
  .validator(accept(textRequest))
  .handler(({ data }) => readText(data))
