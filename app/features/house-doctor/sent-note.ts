const NOTE = 'houseDoctorSent'

/** Notes that a photo leaves this browser, before it does: what is to be deleted later lies with us too. */
export function noteSent() {
  try {
    localStorage.setItem(NOTE, '1')
  } catch {
    // A browser that keeps nothing does not know; what was sent goes after a day by itself.
  }
}

export function wasEverSent(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null
  } catch {
    return false
  }
}

export function forgetSent() {
  try {
    localStorage.removeItem(NOTE)
  } catch {
    // Nothing was noted either.
  }
}
