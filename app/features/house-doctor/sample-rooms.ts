import { m } from '#app/paraglide/messages.js'

/** Rooms of our own to try the tools with: pictures that the catalogue's studio rendered. */
export const sampleRooms: readonly { picture: string; name: () => string }[] = [
  { picture: '/catalogue/hero-before.jpg', name: m.house_doctor_sample_shell },
  { picture: '/catalogue/hero-after.jpg', name: m.house_doctor_sample_living_room },
]
