const ASKED = 'showLoginModal'

/** An address with `showLoginModal=true` opens the login dialog; the parameter then leaves the address (LOGIN-01). */
export function openLoginIfAsked() {
  const address = new URL(location.href)
  const { searchParams } = address
  if (searchParams.get(ASKED) !== 'true') return
  searchParams.delete(ASKED)
  history.replaceState(history.state, '', address)
  document.querySelector<HTMLDialogElement>('#login-dialog:not([open])')?.showModal()
}
