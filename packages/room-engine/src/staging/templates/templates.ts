import type { Template } from '../template.ts'
import { bedroom } from './bedroom.ts'
import { dining } from './dining.ts'
import { hall } from './hall.ts'
import { living } from './living.ts'
import { study } from './study.ts'

const TEMPLATES = { living, bedroom, dining, study, hall } as const satisfies Record<string, Template>

export type RoomKind = keyof typeof TEMPLATES
export const templateOf = (room: RoomKind): Template => TEMPLATES[room]

/** The categories of a room, the defining one first. */
export const categoriesFor = (room: RoomKind): readonly string[] => {
  const { main, pieces } = TEMPLATES[room] as Template
  return [...new Set([main, ...pieces].flatMap(({ categories }) => categories))]
}

/** Where a category stands by the first template that has it. */
export const whereOf = (category: string) =>
  Object.values<Template>(TEMPLATES)
    .flatMap(({ main, pieces }) => [main, ...pieces])
    .find(({ categories }) => categories.includes(category))?.where ?? []
