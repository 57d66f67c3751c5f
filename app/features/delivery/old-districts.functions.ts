import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { validateWith } from '#app/server/server-functions/validate-with'
import { findDistrictsElsewhere } from './old-districts'

const MOST_OFFERED = 3

const request = type({ provinceCode: /^(?:\d{2})?$/, typed: 'string <= 100', '+': 'reject' })

/** Old districts that were typed under the wrong province; the list of all is too long for a page. */
export const fetchDistrictsElsewhere = createServerFn({ method: 'GET' })
  .validator(validateWith(request))
  .handler(({ data: { provinceCode, typed } }) => findDistrictsElsewhere(provinceCode, typed, MOST_OFFERED))
