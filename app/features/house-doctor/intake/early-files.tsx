import { pageContext } from '#app/lib/page-context'
import waitForFiles from './wait-for-files.ts?bundled'

/** Lets files be dropped and pasted before the application runs; for the server to render. */
export const EarlyFiles = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, bundled by the build
  <script nonce={pageContext()?.nonce} dangerouslySetInnerHTML={{ __html: waitForFiles }} />
)
