import { env } from 'cloudflare:workers'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { encode } from 'fast-png'
import { expect } from 'vitest'
import type { JobEngine, JobView } from '#app/features/house-doctor/jobs/jobs'
import { type ToolId, tools } from '#app/features/house-doctor/tools'
import { fingerprint } from '#app/server/secrets'
import { get } from './front-door'

type Paint = (x: number, y: number) => readonly [number, number, number]

const painted = new Map<string, File>()

/** Caches pictures that several tests use. */
function once(name: string, width: number, height: number, paint: Paint): File {
  const key = `${name} ${width} ${height}`
  const file = painted.get(key) ?? pngOf(width, height, paint)
  painted.set(key, file)
  return file
}

function pngOf(width: number, height: number, paint: Paint): File {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 3) data.set(paint(x, y), at)
  return new File([new Uint8Array(encode({ width, height, data, channels: 3 }))], 'room.png', { type: 'image/png' })
}

/** A picture as an uploaded PNG. */
export const pngFile = (photo: Photo) =>
  new File([new Uint8Array(encode({ ...photo, depth: 8 }))], 'room.png', { type: 'image/png' })

/** A softly lit wall above a floor of boards. */
export const room = (width = 640, height = 520) =>
  once('room', width, height, (x, y) => {
    const light = 200 - Math.round((60 * x) / width)
    return y < height * 0.65 ? [light, light - 10, light - 30] : [150, 110 + ((x >> 5) % 2) * 12, 70]
  })

/** Another photo, in warmer colours. */
const sunset = () => once('sunset', 300, 300, (x, y) => [180 + (x % 60), 90 + (y % 50), 60])

export const WHITE = [255, 255, 255] as const
export const BLACK = [0, 0, 0] as const

/** Marks the upper left quarter in white, which is edited. */
export const mask = (width = 640, height = 520) =>
  once('mask', width, height, (x, y) => (x < width / 2 && y < height / 2 ? WHITE : BLACK))

export const emptyMask = (width = 640, height = 520) => once('empty', width, height, () => BLACK)

type Fields = Record<string, string | File | undefined>

export function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

const inside = { design_type: 'Interior', no_design: '1', design_style: 'Japandi', room_type: 'Living Room' }

/** A complete call of each function, with small valid pictures. */
export function fieldsOf(name: ToolId): Fields {
  const image = room()
  const texture_image = room(128, 128)
  const all: Record<ToolId, Fields> = {
    redesign: { ...inside, ai_intervention: 'Low' },
    perfect_redesign: { ...inside, ai_intervention: 'Low' },
    virtual_staging: { ...inside, ai_intervention: 'Low' },
    fill_spaces: { ...inside, masked_image: mask() },
    precision: { ...inside, masked_image: mask() },
    decor_staging: inside,
    furniture_removal: { masked_image: mask() },
    colors_textures: { design_type: 'Interior', no_design: '1', color: 'Sage Green', masked_image: mask() },
    design_transfer: { ai_intervention: 'Mid', style_image: sunset() },
    floor_editor: { texture_image, no_of_texture: '2 X 2' },
    material_swap: { texture_image, no_of_texture: '2 X 2', no_design: '2', masked_image: mask() },
    texture_transfer: { texture_image, masked_image: mask() },
    room_composer: {
      ...inside,
      design_type: undefined,
      no_design: undefined,
      ai_intervention: 'Mid',
      masked_image: mask(),
    },
    create_mask_image: { labels: 'floor|wall' },
  }
  return { image, ...all[name] }
}

let number = 0
/** A visitor with their own browser and address. */
export function guest(more: Record<string, string> = {}) {
  const address = `203.0.${(number >> 8) & 255}.${number++ & 255}`
  let cookie = ''
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ 'x-forwarded-for': address, ...more, ...(init.headers as Record<string, string>) })
    const cookies = [headers.get('cookie'), cookie].filter(Boolean).join('; ')
    if (cookies) headers.set('cookie', cookies)
    const answer = await get(path, { ...init, headers })
    cookie = /houseDoctor=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? cookie
    return answer
  }
  return {
    ask,
    call: (name: ToolId, fields: Fields, key: string = crypto.randomUUID()) =>
      ask(tools[name].address, {
        method: 'POST',
        body: formOf(fields),
        headers: { 'idempotency-key': key },
      }),
    cookie: () => cookie,
  }
}
export type Guest = ReturnType<typeof guest>

export const jobIn = async (answer: Response, status = 200): Promise<JobView> => {
  const text = await answer.text()
  expect(answer.status, text).toBe(status)
  return JSON.parse(text)
}

export const refusalIn = async (answer: Response) => {
  const { code, wrong } = (await answer.json()) as { code: string; wrong?: string[] }
  return wrong ? [answer.status, code, wrong] : [answer.status, code]
}

/** Jobs shown to a caller. */
export async function jobsOf(visitor: Guest): Promise<JobView[]> {
  const answer = await visitor.ask('/api/v1/jobs')
  return ((await answer.json()) as { data: { jobs: JobView[] } }).data.jobs
}

/** Number of the visitor's tokens in use. */
export async function tokensOf(visitor: Guest, engine: JobEngine): Promise<number> {
  const key = `doctor-${engine}-own:visitor:${fingerprint(visitor.cookie().replace('houseDoctor=', ''))}`
  const used = await (env as Env).DB.prepare('select used from quotas where key = ?').bind(key).first<number>('used')
  return used ?? 0
}
