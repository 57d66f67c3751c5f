import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { forgetRoom } from './kept-room.ts'

/** Deletes photos and what was made of them, and says that it is done or why not. */
export async function forgetPhotos(): Promise<boolean> {
  try {
    await forgetRoom()
  } catch {
    showMessage({ type: 'error', title: m.house_doctor_forget(), message: m.house_doctor_not_forgotten() })
    return false
  }
  showToast({ type: 'success', title: m.house_doctor_forgotten() })
  return true
}
