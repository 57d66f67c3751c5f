import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { forgetPictures } from './designs/forget-pictures.ts'
import { apiClient } from './editor/hosted/api-client.ts'
import { deleteAll, deleteWaiting } from './editor/hosted/deletion.ts'
import { forgetRoom, isPaintingStored } from './room-draft.ts'
import { wasEverSent } from './sent-note.ts'

/** Deletes photos with their results, and reports the outcome. */
export async function forgetPhotos(): Promise<boolean> {
  // Server first: if that fails, this browser still shows what it is about.
  const wasSent = wasEverSent() || (await isPaintingStored().catch(() => false))
  const sent = wasSent ? await deleteAll(apiClient) : undefined
  if (sent === 'failed') return refuse(m.house_doctor_trouble_hosted_not_deleted())
  try {
    await forgetRoom()
  } catch {
    return refuse(m.house_doctor_not_forgotten())
  }
  const pictures = await forgetPictures()
  if (sent === 'waiting')
    showMessage({ type: 'warning', title: m.house_doctor_forget(), message: m.house_doctor_forgotten_here() })
  else {
    const title = sent === 'deleted' ? m.house_doctor_forgotten_everywhere() : m.house_doctor_forgotten()
    showToast({ type: 'success', title, text: pictures === 'gone' ? m.house_doctor_pictures_gone() : undefined })
  }
  if (pictures === 'left') showToast({ type: 'warning', title: m.house_doctor_pictures_left() })
  return true
}

/** Retries pending deletions on the server, and reports completion. */
export async function finishDeletion(): Promise<void> {
  if (await deleteWaiting(apiClient)) showToast({ type: 'success', title: m.house_doctor_deleted_at_last() })
}

function refuse(message: string): false {
  showMessage({ type: 'error', title: m.house_doctor_forget(), message })
  return false
}
