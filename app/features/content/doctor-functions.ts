import { m } from '#app/paraglide/messages.js'

type DoctorFunction = { icon: string; name: () => string; text: () => string }
type Group = { title: () => string; text: () => string; functions: readonly DoctorFunction[] }

/** The fourteen functions (HD-01 to HD-14) by what a visitor has before him. */
export const doctorGroups: readonly Group[] = [
  {
    title: m.content_doctor_empty_room,
    text: m.content_doctor_empty_room_text,
    functions: [
      { icon: 'box', name: m.house_doctor_virtual_staging, text: m.house_doctor_virtual_staging_text },
      { icon: 'layout-grid', name: m.house_doctor_room_composer, text: m.house_doctor_room_composer_text },
      { icon: 'ruler', name: m.house_doctor_fill_spaces, text: m.house_doctor_fill_spaces_text },
    ],
  },
  {
    title: m.content_doctor_lived_room,
    text: m.content_doctor_lived_room_text,
    functions: [
      { icon: 'redo-2', name: m.house_doctor_redesign, text: m.house_doctor_redesign_text },
      { icon: 'sparkles', name: m.house_doctor_perfect_redesign, text: m.house_doctor_perfect_redesign_text },
      { icon: 'eraser', name: m.house_doctor_furniture_removal, text: m.house_doctor_furniture_removal_text },
      { icon: 'lamp', name: m.house_doctor_decor_staging, text: m.house_doctor_decor_staging_text },
    ],
  },
  {
    title: m.content_doctor_surfaces,
    text: m.content_doctor_surfaces_text,
    functions: [
      { icon: 'layers', name: m.house_doctor_floor_editor, text: m.house_doctor_floor_editor_text },
      { icon: 'palette', name: m.house_doctor_colors_textures, text: m.house_doctor_colors_textures_text },
      { icon: 'chevrons-left-right', name: m.house_doctor_material_swap, text: m.house_doctor_material_swap_text },
      { icon: 'move', name: m.house_doctor_texture_transfer, text: m.house_doctor_texture_transfer_text },
    ],
  },
  {
    title: m.content_doctor_spot,
    text: m.content_doctor_spot_text,
    functions: [
      { icon: 'scan-line', name: m.house_doctor_create_mask_image, text: m.house_doctor_create_mask_image_text },
      { icon: 'brush', name: m.house_doctor_precision, text: m.house_doctor_precision_text },
      { icon: 'camera', name: m.house_doctor_design_transfer, text: m.house_doctor_design_transfer_text },
    ],
  },
]
