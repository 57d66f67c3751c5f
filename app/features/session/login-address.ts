/** An address with `showLoginModal=true` opens the login dialog; the parameter then leaves the address (LOGIN-01). */
export function openLoginIfAsked() {
  const address = new URL(location.href)
  if (address.searchParams.get('showLoginModal') !== 'true') return
  address.searchParams.delete('showLoginModal')
  history.replaceState(history.state, '', address)
  document.querySelector<HTMLDialogElement>('#login-dialog:not([open])')?.showModal()
}
