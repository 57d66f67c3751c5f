import { pageContext } from '#app/lib/page-context'
import waitForFiles from './wait-for-files.ts?bundled'

/** Keeps dropped and pasted files until the application runs; server-rendered. */
export const EarlyFiles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, bundled by the build
  <script nonce={pageContext()?.nonce} dangerouslySetInnerHTML={{ __html: waitForFiles }} />
)
