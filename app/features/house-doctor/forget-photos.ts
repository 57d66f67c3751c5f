import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { forgetRoom, jobsKept } from './kept-room.ts'
import { forgetSent, wasEverSent } from './sent-note.ts'

/** Deletes photos and what was made of them, and says that it is done or why not. */
export async function forgetPhotos(): Promise<boolean> {
  if (!(await forgetPainted())) return refuse(m.house_doctor_trouble_hosted_not_deleted())
  try {
    await forgetRoom()
  } catch {
    return refuse(m.house_doctor_not_forgotten())
  }
  showToast({ type: 'success', title: m.house_doctor_forgotten() })
  return true
}

function refuse(message: string): false {
  showMessage({ type: 'error', title: m.house_doctor_forget(), message })
  return false
}

/** What the hosted engine painted goes first: where that fails, this browser still knows of it. */
async function forgetPainted(): Promise<boolean> {
  // A storage that does not open holds none, and is said so by what comes after.
  const jobs = await jobsKept().catch(() => [])
  if (jobs.length === 0 && !wasEverSent()) return true
  const [{ forgetAll }, { ownServer }] = await Promise.all([
    import('./editor/hosted/service.ts'),
    import('./editor/hosted/server.ts'),
  ])
  const isDone = await forgetAll(ownServer).catch(() => false)
  if (isDone) forgetSent()
  return isDone
}
