/** Limits per change at 1024 pixels, in milliseconds. */
export const LIMITS = {
  layout: 2000,
  mask: 1000,
  paint: 300,
  mood: 300,
  floor: 800,
  preview: 1000,
  removal: 5000,
  set: 2000,
  maskOfPhoto: 1000,
  paintAtOnce: 300,
  moodAtOnce: 300,
  floorAtOnce: 800,
}
export type TimedStep = keyof typeof LIMITS
export const names: Record<TimedStep, string> = {
  layout: 'a photo given to its room found',
  mask: 'floor named to its film shown',
  paint: 'paint on the walls',
  mood: 'mood of another photo',
  floor: 'another floor',
  preview: 'furniture taken out: preview',
  removal: 'furniture taken out',
  set: 'a set of furniture, models loaded',
  maskOfPhoto: 'floor of a photo of one’s own named to its film shown',
  paintAtOnce: 'paint on the walls, asked for as soon as they are marked',
  moodAtOnce: 'mood of another photo, asked for as soon as it is there',
  floorAtOnce: 'another floor, asked for as soon as it is marked',
}

export type Times = Record<TimedStep, number>
