const ASKED = 'showLoginModal'

/** Opens the login dialog for `showLoginModal=true` and removes the parameter (LOGIN-01). */
export function openLoginIfRequested() {
  const address = new URL(location.href)
  const { searchParams } = address
  if (searchParams.get(ASKED) !== 'true') return
  searchParams.delete(ASKED)
  history.replaceState(history.state, '', address)
  document.querySelector<HTMLDialogElement>('#login-dialog:not([open])')?.showModal()
}
