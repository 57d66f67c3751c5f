/** An address with `showLoginModal=true` opens the login dialog; the parameter then leaves the address (LOGIN-01). */
const address = new URL(location.href)
if (address.searchParams.get('showLoginModal') === 'true') {
  address.searchParams.delete('showLoginModal')
  history.replaceState(history.state, '', address)
  document.querySelector<HTMLDialogElement>('#login-dialog:not([open])')?.showModal()
}
