import { Hono } from 'hono'
import type { ApiEnv } from './api-env'
import { answerProblem, onlyMethods } from './errors'

/** The fourteen calls of the House Doctor, at exactly these addresses (API-11). */
export const HOUSE_DOCTOR = [
  '/ai-house-doctor/redesign',
  '/ai-house-doctor/room_composer',
  '/floor_editor',
  '/ai-house-doctor/fill_spaces',
  '/ai-house-doctor/decor_staging',
  '/ai-house-doctor/colors_textures',
  '/ai-house-doctor/design_transfer',
  '/virtual_staging',
  '/create_mask_image',
  '/perfect_redesign',
  '/ai-house-doctor/furniture_removal',
  '/ai-house-doctor/texture_transfer',
  '/ai-house-doctor/precision',
  '/ai-house-doctor/material_swap',
]

export const houseDoctor = new Hono<ApiEnv>()
houseDoctor.on('POST', HOUSE_DOCTOR, (c) => {
  const contentType = c.req.header('content-type')
  const isForm = !contentType || /^multipart\/form-data\b/i.test(contentType)
  return answerProblem(c, isForm ? 'engine_unavailable' : 'unsupported_media_type')
})
for (const address of HOUSE_DOCTOR) houseDoctor.all(address, onlyMethods('POST'))
