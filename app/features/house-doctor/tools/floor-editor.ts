import { m } from '#app/paraglide/messages.js'
import { areaOfSurfaces } from '../editor/area.ts'
import { apiFunction } from '../jobs/api-function.ts'
import { commonFields, fileField, points, tiling } from '../jobs/fields.schema.ts'
import { floorLaid } from '../jobs/kernels/find.ts'
import { needsRoom } from '../jobs/kernels/room.ts'
import { type EditorTool, layingControls } from './tool.ts'

export const floorEditor: EditorTool = {
  address: '/floor_editor',
  outdoors: 'never',
  name: m.house_doctor_floor_editor,
  text: m.house_doctor_floor_editor_text,
  marks: 'surfaces',
  usual: areaOfSurfaces('floor'),
  controls: (settings) => ['floor', ...layingControls(settings)],
  choosesMaterial: true,
  firstChoice: 'floor',
  change: ({ floor, turnDegrees, strength }) => ({
    does: 'lay',
    material: floor,
    turnDegrees,
    strength: strength / 100,
  }),
}

export const floorEditorFunction = apiFunction({
  fields: () =>
    commonFields.merge({ texture_image: fileField, no_of_texture: tiling(4), 'points?': points, '+': 'reject' }),
  computing: { kernel: floorLaid, reads: ['no_design'], begins: needsRoom },
})
