import { describe, expect, test } from 'vitest'
import { readParameters } from '#app/features/house-doctor/jobs/parameters.schema'
import { type ToolId, toolIds } from '#app/features/house-doctor/tools'

const file = () => new File(['x'], 'room.jpg')

/** A form as documented by the upstream. */
function formOf(values: Record<string, string | File | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, value)
  return form
}

const interior = { design_type: 'Interior', no_design: '2', design_style: 'Art Deco', room_type: 'Living Room' }
const redesign = { image: file(), ...interior, ai_intervention: 'Very Low' }
const inMask = { image: file(), masked_image: file(), ...interior }
const complete: Record<ToolId, Record<string, string | File | undefined>> = {
  redesign,
  perfect_redesign: { ...redesign, custom_instruction: 'Warm', keep_structural_element: 'True' },
  virtual_staging: redesign,
  fill_spaces: { ...inMask, strength: '10' },
  precision: { ...inMask, prompt: 'oak floor' },
  decor_staging: { image: file(), ...interior },
  furniture_removal: { image: file(), masked_image: file() },
  colors_textures: { image: file(), masked_image: file(), design_type: 'Interior', no_design: '1', color: 'Off White' },
  design_transfer: { image: file(), Style_image: file(), ai_intervention: 'Extreme' },
  floor_editor: { image: file(), texture_image: file(), no_of_texture: '2 X 2' },
  material_swap: { image: file(), masked_image: file(), texture_image: file(), no_of_texture: '5x5', no_design: '5' },
  texture_transfer: { image: file(), masked_image: file(), texture_image: file(), rotation: '-45.5', scale: '0.5' },
  room_composer: {
    image: file(),
    masked_image: file(),
    design_style: 'Japandi',
    room_type: 'Bedroom',
    ai_intervention: 'Mid',
    mode_type: 'static furniture',
  },
  create_mask_image: { image: file(), labels: 'floor|Wall left' },
}

/** The parsed fields, or the error code and field names. */
function read(name: ToolId, change: Record<string, string | File | undefined> = {}) {
  const reading = readParameters(name, formOf({ ...complete[name], ...change }))
  return reading.ok ? reading.parameters : [reading.code, ...(reading.wrong ?? [])]
}

describe('the fields of each function', () => {
  test.each(toolIds)('[API-11] %s takes them as the upstream writes them', (name) => {
    expect(read(name)).toMatchObject({ image: expect.any(File) })
  })

  test.each(
    toolIds.flatMap((name) =>
      Object.keys(complete[name])
        .filter((field) => !/prompt|instruction|keep|strength|mode|rotation|scale/.test(field))
        .map((field): [ToolId, string] => [name, field]),
    ),
  )('[API-11] %s without %s is refused by its name', (name, field) => {
    expect(read(name, { [field]: undefined })).toEqual(['invalid_request', field.toLowerCase()])
  })

  test('[API-11] their spellings are one', () => {
    expect(read('redesign')).toMatchObject({ design_style: 'art_deco', ai_intervention: 'very_low', no_design: 2 })
    expect(read('redesign', { ai_intervention: ' very-low ' })).toMatchObject({ ai_intervention: 'very_low' })
    expect(read('perfect_redesign')).toMatchObject({ prompt: 'Warm', keep_structural_element: true })
    expect(read('floor_editor')).toMatchObject({ no_of_texture: 2 })
    expect(read('design_transfer')).toMatchObject({ style_image: expect.any(File) })
    expect(read('texture_transfer')).toMatchObject({ rotation: -45.5, scale: 0.5 })
    expect(read('create_mask_image')).toMatchObject({ labels: ['floor', 'wall_left'] })
    expect(read('floor_editor', { points: '0.5,0.9|1,0.75' })).toMatchObject({
      points: [
        [0.5, 0.9],
        [1, 0.75],
      ],
    })
    expect(read('create_mask_image', { labels: 'floor|Object', box: '0.1,0.25,0.5,0.5' })).toMatchObject({
      labels: ['floor', 'object'],
      box: [0.1, 0.25, 0.5, 0.5],
    })
    expect(read('redesign', { output: '{"format":"JPEG","max_edge":600}' })).toMatchObject({
      output: { format: 'jpg' },
      max_edge: 600,
    })
    expect(read('redesign', { output: 'WebP' })).toMatchObject({ output: { format: 'webp' } })
    expect(read('colors_textures')).toMatchObject({ color: '#f8f5ec' })
    expect(read('colors_textures', { color: '#A1B2C3' })).toMatchObject({ color: '#a1b2c3' })
  })

  test.each<[ToolId, Record<string, string | File | undefined>, string[]]>([
    ['redesign', { no_design: '5' }, ['no_design']],
    ['redesign', { no_design: '1e0' }, ['no_design']],
    ['redesign', { ai_intervention: 'Total' }, ['ai_intervention']],
    ['redesign', { image: 'room.jpg' }, ['image']],
    ['redesign', { prompt: 'x'.repeat(501) }, ['prompt']],
    ['redesign', { seed: '-1' }, ['seed']],
    ['material_swap', { no_design: '1' }, ['no_design']],
    ['floor_editor', { no_of_texture: '5 X 5' }, ['no_of_texture']],
    ['floor_editor', { no_of_texture: '2 X 3' }, ['no_of_texture']],
    ['create_mask_image', { labels: 'floor|roof' }, ['labels']],
    ['create_mask_image', { points: '300,200' }, ['points']],
    ['create_mask_image', { labels: 'object' }, ['box']],
    ['create_mask_image', { box: '0.1,0.1,0.2,0.2' }, ['box']],
    ['create_mask_image', { labels: 'object', box: '0.9,0.1,0.2,0.2' }, ['box']],
    ['create_mask_image', { labels: 'object', box: '0.1,0.1,0,0.2' }, ['box']],
    ['redesign', { output: '{"max_edge":600}', max_edge: '700' }, ['output']],
    ['floor_editor', { points: Array(10).fill('0,1').join('|') }, ['points']],
    ['room_composer', { ai_intervention: 'Low' }, ['ai_intervention']],
    ['colors_textures', { color: 'Unicorn' }, ['color']],
    ['colors_textures', { materials: 'Wood' }, ['materials_type']],
    ['colors_textures', { materials: 'Wood', materials_type: 'marble' }, ['materials_type']],
    ['colors_textures', { color: undefined }, ['color']],
    // Unknown names are refused and not echoed.
    ['redesign', { '<script>': '1' }, []],
  ])('[API-11] %s with %j is refused', (name, change, wrong) => {
    expect(read(name, change)).toEqual(['invalid_request', ...wrong])
  })

  test.each(toolIds)('[API-11] %s takes no field that it does not know', (name) => {
    expect(read(name, { radius: '3' })).toEqual(['invalid_request'])
  })

  test('[API-11] a field that comes twice is refused', () => {
    const form = formOf(complete.redesign)
    form.append('Image', file())
    expect(readParameters('redesign', form)).toMatchObject({ ok: false, wrong: ['image'] })
  })

  test('[API-11] fields that a browser sends empty are not there', () => {
    const form = formOf({ ...complete.redesign, prompt: '  ', strength: '' })
    form.append('masked_image', new File([], ''))
    expect(readParameters('redesign', form)).toMatchObject({ ok: true, parameters: { no_design: 2 } })
  })

  test('[API-11] any one of colour, material or words is enough for colors_textures', () => {
    expect(read('colors_textures', { color: undefined, materials: 'Wood', materials_type: 'Oak' })).toMatchObject({
      materials: 'wood',
      materials_type: 'oak',
    })
    expect(read('colors_textures', { color: undefined, prompt: 'sage green' })).toMatchObject({ prompt: 'sage green' })
  })
})

describe('outdoors', () => {
  const exterior = { design_type: 'Exterior', house_angle: 'Front of House', room_type: undefined }
  const garden = { design_type: 'Garden', garden_type: 'Pool Area', room_type: undefined }

  test.each(['redesign', 'perfect_redesign'] as const)('[API-11] %s is a mood and nothing else', (name) => {
    expect(read(name, exterior)).toMatchObject({ design_type: 'exterior', house_angle: 'front_of_house' })
    expect(read(name, { ...garden, ai_intervention: 'Low' })).toEqual(['unsupported_design_type'])
  })

  test.each(['colors_textures', 'material_swap', 'texture_transfer', 'precision'] as const)(
    '[API-11] %s changes the area that was drawn',
    (name) => expect(read(name, garden)).toMatchObject({ design_type: 'garden' }),
  )

  test('[API-11] design_transfer borrows a mood anywhere', () => {
    expect(read('design_transfer', exterior)).toMatchObject({ design_type: 'exterior' })
  })

  test.each([
    'room_composer',
    'floor_editor',
    'fill_spaces',
    'decor_staging',
    'virtual_staging',
    'create_mask_image',
    'furniture_removal',
  ] as const)('[API-11] %s is refused, for it needs a room', (name) => {
    expect(read(name, { ...exterior, room_type: 'Bedroom' })).toEqual(['unsupported_design_type'])
  })

  test.each([
    ['redesign', { ...exterior, house_angle: undefined }, 'house_angle'],
    ['precision', { ...garden, garden_type: undefined }, 'garden_type'],
  ] as const)('[API-11] %s has to be told where', (name, change, missing) => {
    expect(read(name, change)).toEqual(['invalid_request', missing])
  })
})
