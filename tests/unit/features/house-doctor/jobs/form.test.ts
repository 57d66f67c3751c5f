import { expect, test } from 'vitest'
import { readForm } from '#app/features/house-doctor/jobs/call.server'

const partsOf = (count: number, boundary: string) =>
  Array.from(
    { length: count },
    (_, number) => `--${boundary}\r\nContent-Disposition: form-data; name="field${number}"\r\n\r\n${number}\r\n`,
  ).join('')

const form = (count: number, type: string, boundary = 'edge') =>
  readForm(
    new Request('http://localhost/floor_editor', {
      method: 'POST',
      body: `${partsOf(count, boundary)}--${boundary}--\r\n`,
      headers: { 'content-type': type },
    }),
  )

test('[SEC-02] a form has forty parts at most', async () => {
  const read = await form(40, 'multipart/form-data; boundary=edge')
  expect(read.ok && [...read.form].length).toBe(40)
  for (const many of [41, 60_000])
    expect(await form(many, 'multipart/form-data; boundary=edge')).toEqual({ ok: false, code: 'invalid_request' })
})

test('[SEC-02] what is counted is what is unpacked, however the boundary is said', async () => {
  const quoted = await form(3, 'Multipart/Form-Data; charset=utf-8; Boundary="two words"', 'two words')
  expect(quoted.ok && [...quoted.form]).toEqual([
    ['field0', '0'],
    ['field1', '1'],
    ['field2', '2'],
  ])
  for (const type of [
    'boundary=none; boundary=edge',
    'boundary=edge; boundary=none',
    'boundary="none"; boundary=edge',
  ]) {
    const read = await form(41, `multipart/form-data; ${type}`)
    expect(read).toEqual({ ok: false, code: 'invalid_request' })
  }
  for (const type of ['', 'boundary=', 'boundary=""', `boundary=${'x'.repeat(71)}`])
    expect(await form(1, `multipart/form-data; ${type}`)).toEqual({ ok: false, code: 'invalid_request' })
})
