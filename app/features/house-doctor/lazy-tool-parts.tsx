import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./tool-parts'))

export const loadToolParts = load
export const DoorCards = part(({ DoorCards }) => DoorCards)
export const ToolList = part(({ ToolList }) => ToolList)
export const PhotoFor = part(({ PhotoFor }) => PhotoFor)
