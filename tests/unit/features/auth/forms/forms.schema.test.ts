import { expect, test } from 'vitest'
import { activationForm, forgotForm, loginForm, registerForm, resetForm } from '#app/features/auth/forms/forms.schema'
import { detailsForm } from '#app/features/auth/page/profile-forms.schema'
import { type FormFields, type FormSchema, fieldsOf, judge, shownFieldsOf } from '#app/lib/form'

const account = {
  displayName: 'Nguyễn Thị Lan',
  phoneNumber: '0901234567',
  email: 'lan@example.com',
  password: 'Vuong&Tron24',
  confirmPassword: 'Vuong&Tron24',
}

/** Errors of a form, as judged while typing and on the server. */
function errorsOf(schema: FormSchema, fields: object) {
  const judged = judge(schema, fields as FormFields)
  return judged.ok ? undefined : judged.errors
}
const refusals = (changes: object) => errorsOf(registerForm, { ...account, ...changes })
/** The same password in both boxes. */
const withPassword = (password: string) => refusals({ password, confirmPassword: password })

test('[REG-02, REG-03, REG-04, REG-05] a complete form is taken', () => {
  expect(refusals({})).toBeUndefined()
})

test.each(['', '\n', '\u0007'])('[REG-02] the name %j is missing', (displayName) => {
  expect(Object.keys(refusals({ displayName }) ?? {})).toEqual(['displayName'])
})

test('[REG-02] a name has at most 256 characters', () => {
  expect(refusals({ displayName: 'ễ'.repeat(256) })).toBeUndefined()
  expect(refusals({ displayName: 'a'.repeat(257) })).toEqual({ displayName: 'too_long' })
})

test.each(['', 'lan', 'lan@', '@example.com', 'lan@example', 'a b@example.com', 'lan@@example.com'])(
  '[REG-03] the e-mail %j is not valid',
  (email) => {
    expect(Object.keys(refusals({ email }) ?? {})).toEqual(['email'])
  },
)

test.each(['', '090123456', '09012345678', '090 123 45', '+84901234567', '090123456x', '０９０１２３４５６７'])(
  '[REG-04] the phone number %j has not exactly ten digits',
  (phoneNumber) => {
    expect(Object.keys(refusals({ phoneNumber }) ?? {})).toEqual(['phoneNumber'])
  },
)

test('[REG-05] a password has 8 to 100 characters', () => {
  expect(withPassword('a'.repeat(7))).toMatchObject({ password: 'too_short' })
  expect(withPassword('a'.repeat(8))).toBeUndefined()
  expect(withPassword('a'.repeat(100))).toBeUndefined()
  expect(withPassword('a'.repeat(101))).toMatchObject({ password: 'too_long' })
})

test('[REG-06] the confirmation has at least 8 characters, and is the password once more', () => {
  expect(refusals({ confirmPassword: 'a'.repeat(7) })).toEqual({ confirmPassword: 'too_short' })
  expect(refusals({ confirmPassword: 'a'.repeat(8) })).toEqual({ confirmPassword: 'mismatch' })
  expect(refusals({ phoneNumber: '', confirmPassword: 'a'.repeat(8) })).toEqual({
    phoneNumber: 'missing',
    confirmPassword: 'mismatch',
  })
})

test('[REG-02, REG-03, REG-04] what is typed around a name, a number and an address is taken away', () => {
  const typed = { ...account, displayName: ' Lan ', phoneNumber: '090-123.45 67', email: ' lan@example.com ' }
  expect(judge(registerForm, typed)).toEqual({
    ok: true,
    values: { ...account, displayName: 'Lan', phoneNumber: '0901234567' },
  })
})

test('[API-05] what a stranger adds to the form is no value of it', () => {
  expect(fieldsOf(registerForm, { ...account, activatedAt: '1', passwordHash: 'x' })).toEqual(account)
  expect(refusals({ activatedAt: '1' })).toEqual({ activatedAt: 'invalid' })
})

test('[REG-09] no password stands in a page again', () => {
  expect(shownFieldsOf(registerForm, { ...account, role: 'admin' })).toEqual({
    displayName: account.displayName,
    phoneNumber: account.phoneNumber,
    email: account.email,
  })
})

test('[REG-02, LOGIN-11] a field too many is refused', () => {
  expect(refusals({ role: 'admin' })).toHaveProperty('role')
  const credentials = { email: 'lan@example.com', password: 'secret', remember: '' }
  expect(errorsOf(loginForm, credentials)).toBeUndefined()
  expect(errorsOf(loginForm, { ...credentials, role: 'admin' })).toHaveProperty('role')
  expect(fieldsOf(loginForm, { ...credentials, role: 'admin' })).toEqual(credentials)
})

test('[LOGIN-11] a login takes a valid e-mail and a password of 6 to 100 characters', () => {
  const refused = (email: string, password: string) =>
    Object.keys(errorsOf(loginForm, { email, password, remember: 'on' }) ?? {}).sort()
  expect(refused('lan@example.com', 'a'.repeat(6))).toEqual([])
  expect(refused('lan@example.com', 'a'.repeat(5))).toEqual(['password'])
  expect(refused('lan@example.com', 'a'.repeat(101))).toEqual(['password'])
  expect(refused('lan', '')).toEqual(['email', 'password'])
})

test.each([
  ['a@b.c', true],
  ['lan.nguyen+1@mail.example.vn', true],
  ['lan@example', false],
  ['lan example@x.y', false],
  ['@x.y', false],
  ['lan@.', false],
  ['', false],
])('[FORGOT-01] the e-mail %j is text, @, text, dot, text: %s', (email, isTaken) => {
  expect(errorsOf(forgotForm, { email }) === undefined).toBe(isTaken)
})

test('[RESET-01] a new password has at least 6 characters', () => {
  const refused = (newPassword: string) => errorsOf(resetForm, { newPassword, confirmPassword: newPassword })
  expect(refused('12345')).toHaveProperty('newPassword')
  expect(refused('123456')).toBeUndefined()
})

test('[ROUTE-19] a code has six digits', () => {
  const refused = (code: string) => errorsOf(activationForm, { email: 'a@b.c', code })
  for (const code of ['', '12345', '1234567', '12345a', '１２３４５６']) expect(refused(code)).toHaveProperty('code')
  expect(refused('012345')).toBeUndefined()
})

test('[PROFILE-01] who came through Google may have no phone number, and still change the name', () => {
  const refused = (phoneNumber: string) => errorsOf(detailsForm, { displayName: 'Lan', phoneNumber })
  expect(refused('')).toBeUndefined()
  expect(refused('0901234567')).toBeUndefined()
  expect(refused('12')).toHaveProperty('phoneNumber')
})

test('[REG-05] what is said of a refused password never repeats it', () => {
  expect(JSON.stringify(withPassword('hush'))).not.toContain('hush')
})
