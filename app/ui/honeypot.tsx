/** A box that nobody sees or reaches; programs that fill every field fill it too. Its label says to leave it empty. */
export const Honeypot = ({ label }: { label: string }) => (
  <div hidden>
    <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={label} />
  </div>
)
