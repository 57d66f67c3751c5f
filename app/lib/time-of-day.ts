const NOON = 12

/** A time such as `21:00`; English counts hours twice a day. Written by hand, because browsers space `Intl`'s differently. */
export function formatTimeOfDay(time: string, locale: string): string {
  if (locale !== 'en') return time
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours === NOON && minutes === 0) return 'noon'
  const hour = hours % NOON || NOON
  const clock = minutes > 0 ? `${hour}:${String(minutes).padStart(2, '0')}` : hour
  return `${clock}\u00a0${hours < NOON ? 'am' : 'pm'}`
}
