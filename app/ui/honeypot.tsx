/** A hidden field that only programs fill in; its label asks people to leave it empty. */
export const Honeypot = ({ label }: { label: string }) => (
  <div hidden>
    <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={label} />
  </div>
)
