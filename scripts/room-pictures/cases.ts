import type { Page } from 'playwright'
import type { DoorId } from '../../app/features/house-doctor/tools.ts'
import {
  type Act,
  apply,
  choose,
  draw,
  film,
  give,
  inTurn,
  OBJECT,
  PLACE,
  paintOver,
  press,
  refurnish,
  say,
  takeOut,
} from './acts.ts'
import { photoAndMask, planAndRoom } from './sides.ts'

/**
 * A change in a sample room and the pictures of it (photo and result by default). `as` names the picture if a tool has
 * several.
 */
export type Case = { tool: string; as?: string; room: string; act?: Act; sides?: (page: Page) => Promise<Buffer[]> }

/** The study's bookcase, with its shadow, is taken out. */
const withoutShelf = inTurn(
  draw(OBJECT, [0.63, 0.25], [0.845, 0.875]),
  paintOver([0.67, 0.27], [0.665, 0.77], [0.735, 0.78], [0.82, 0.77], [0.84, 0.72], [0.835, 0.27], [0.74, 0.27]),
  takeOut,
)

export const cases: Case[] = [
  { tool: 'floor_editor', room: 'Bedroom', act: inTurn(film, choose('Oak herringbone'), apply) },
  { tool: 'colors_textures', room: 'Study', act: inTurn(film, choose('Sage'), apply) },
  { tool: 'material_swap', room: 'Study', act: inTurn(film, choose('White brick'), apply) },
  {
    tool: 'texture_transfer',
    room: 'Study',
    act: inTurn(film, give('public/catalogue/woods/walnut.webp'), apply),
  },
  {
    tool: 'design_transfer',
    room: 'Dining room',
    act: inTurn(film, give('public/catalogue/rooms/wine-cabinet.webp'), apply),
  },
  {
    tool: 'design_transfer',
    as: 'design_transfer-floor',
    room: 'Living room, empty',
    act: inTurn(film, give('public/catalogue/rooms/wardrobe.webp'), press('Floor as well'), apply),
  },
  { tool: 'furniture_removal', room: 'Study', act: withoutShelf },
  { tool: 'virtual_staging', room: 'Bare shell', act: inTurn(press('Japandi'), press('Up to ₫60,000,000'), apply) },
  { tool: 'redesign', room: 'Study', act: inTurn(press('Paint'), press('Tropical'), film, apply) },
  {
    tool: 'perfect_redesign',
    room: 'Study',
    act: inTurn(press('Paint'), say('keep the floor, paint the walls sage green'), film, apply),
  },
  {
    tool: 'redesign',
    as: 'redesign-mid',
    room: 'Living room, empty',
    act: inTurn(press('Floor and a few pieces'), press('Indochine'), film, apply),
  },
  {
    tool: 'redesign',
    as: 'redesign-extreme',
    room: 'Study',
    act: inTurn(
      press('All furniture'),
      press('Study'),
      press('Japandi'),
      draw(OBJECT, [0.63, 0.25], [0.845, 0.875]),
      paintOver([0.34, 0.68], [0.56, 0.68], [0.47, 0.63], [0.47, 0.79]),
      refurnish,
    ),
  },
  {
    tool: 'perfect_redesign',
    as: 'perfect_redesign-mid',
    room: 'Bedroom',
    act: inTurn(
      press('Floor and a few pieces'),
      press('Bedroom'),
      press('Coastal'),
      say('keep the walls'),
      film,
      apply,
    ),
  },
  {
    tool: 'perfect_redesign',
    as: 'perfect_redesign-extreme',
    room: 'Living room',
    act: inTurn(
      press('All furniture'),
      press('Wabi-sabi'),
      say('paint the walls sage green'),
      draw(OBJECT, [0.105, 0.265], [0.295, 0.88]),
      paintOver([0.38, 0.74], [0.68, 0.74], [0.6, 0.9], [0.48, 0.9], [0.4, 0.68], [0.66, 0.68]),
      refurnish,
    ),
  },
  { tool: 'fill_spaces', room: 'Bare shell', act: inTurn(draw(PLACE, [0.35, 0.15], [0.95, 0.98]), film, apply) },
  {
    tool: 'decor_staging',
    room: 'Living room, empty',
    act: inTurn(draw(PLACE, [0.1, 0.2], [0.4, 0.97]), film, press('Bookshelves'), apply),
  },
  {
    tool: 'precision',
    room: 'Living room',
    act: inTurn(draw(OBJECT, [0.365, 0.575], [0.455, 0.745]), say('paint it blue'), film, apply),
  },
  {
    tool: 'create_mask_image',
    room: 'Living room',
    act: inTurn(draw(OBJECT, [0.105, 0.265], [0.295, 0.88]), film),
    sides: photoAndMask,
  },
  {
    tool: 'room_composer',
    room: 'Living room',
    sides: planAndRoom,
  },
]

/** What the four doors of the start page show. */
export const doorCases: (Case & { door: DoorId })[] = [
  { tool: 'colors_textures', door: 'paint', room: 'Living room', act: inTurn(film, choose('Sage'), apply) },
  { tool: 'virtual_staging', door: 'furnish', room: 'Living room, empty', act: inTurn(press('Classic'), apply) },
  { tool: 'furniture_removal', door: 'clear', room: 'Study', act: withoutShelf },
  {
    tool: 'perfect_redesign',
    door: 'redesign',
    room: 'Bedroom',
    act: inTurn(press('Paint'), say('paint the walls terracotta'), film, apply),
  },
]
