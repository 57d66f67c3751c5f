import { createServerFn } from '@tanstack/react-start'
import { accept } from '#app/server/accept'
import { aboutTextRequest } from './text.schema'
import { readAboutText } from './text.server'

export const fetchAboutText = createServerFn({ method: 'GET' })
  .validator(accept(aboutTextRequest))
  .handler(({ data: { page, language } }) => readAboutText(page, language))
