import { expect, test } from 'vitest'
import { withPolicy } from '#app/server/http/security-headers'

const NONCE = '2f1b7c0e-1c1d-4f0e-9d0e-6d1f3f0f7a11'
const policyOf = async (html: string) => {
  const page = await withPolicy(new Response(html), NONCE)
  return { html: await page.text(), policy: page.headers.get('content-security-policy') ?? '' }
}
// printf 'run()' | openssl dgst -sha256 -binary | openssl base64
const RUN = "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='"

test('[SEC-09] a script that the renderer has marked is let in by its hash, and its mark goes', async () => {
  const { html, policy } = await policyOf(`<script nonce="${NONCE}" defer="">run()</script>`)
  expect(html).toBe('<script defer="">run()</script>')
  expect(policy).toContain(`script-src 'self' ${RUN}`)
})

test.each([
  '<script>run()</script>',
  '<script nonce="">run()</script>',
  `<script nonce="other">run()</script>`,
  `<script data-x='nonce="other"'>run()</script>`,
  '<style>run()</style>',
])('what else found its way into a page is not: %s', async (injected) => {
  const { policy } = await policyOf(`${injected}<style nonce="${NONCE}">p{}</style>`)
  expect(policy).not.toContain(RUN)
})

test('what swallows the beginning of a marked script runs nothing', async () => {
  const { policy } = await policyOf(`<script>run();"<script nonce="${NONCE}">late()</script>`)
  expect(policy).not.toContain(RUN)
})
