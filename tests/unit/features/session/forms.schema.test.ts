import { expect, test } from 'vitest'
import { detailsForm } from '#app/features/profile/profile-forms.schema'
import { activationForm, forgotForm, loginForm, registerForm, resetForm } from '#app/features/session/forms.schema'
import { fieldErrors } from '#app/lib/form-errors'

const account = {
  displayName: 'Nguyễn Thị Lan',
  phoneNumber: '0901234567',
  email: 'lan@example.com',
  password: 'Vuong&Tron24',
  confirmPassword: 'Vuong&Tron24',
}
const rule = (_rule: string) => _rule
const words = { displayName: rule, phoneNumber: rule, email: rule, password: rule, confirmPassword: rule }
const refusals = (changes: object) => fieldErrors(registerForm, { ...account, ...changes }, words)?.fields

test('[REG-02, REG-03, REG-04, REG-05] a complete form is taken', () => {
  expect(refusals({})).toBeUndefined()
})

test.each(['', '\n', '\u0007'])('[REG-02] the name %j is missing', (displayName) => {
  expect(Object.keys(refusals({ displayName }) ?? {})).toEqual(['displayName'])
})

test('[REG-02] a name has at most 256 characters', () => {
  expect(refusals({ displayName: 'ễ'.repeat(256) })).toBeUndefined()
  expect(refusals({ displayName: 'a'.repeat(257) })).toEqual({ displayName: 'maxLength' })
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
  expect(refusals({ password: 'a'.repeat(7) })).toEqual({ password: 'minLength' })
  expect(refusals({ password: 'a'.repeat(8) })).toBeUndefined()
  expect(refusals({ password: 'a'.repeat(100) })).toBeUndefined()
  expect(refusals({ password: 'a'.repeat(101) })).toEqual({ password: 'maxLength' })
})

test('[REG-06] the confirmation has at least 8 characters', () => {
  expect(refusals({ confirmPassword: 'a'.repeat(7) })).toEqual({ confirmPassword: 'minLength' })
})

test('[REG-02, LOGIN-11] a field too many is refused', () => {
  expect(refusals({ role: 'admin' })).toHaveProperty('role')
  const credentials = { email: 'lan@example.com', password: 'secret' }
  expect(fieldErrors(loginForm, credentials)).toBeUndefined()
  expect(fieldErrors(loginForm, { ...credentials, remember: true })?.fields).toHaveProperty('remember')
})

test('[LOGIN-11] a login takes a valid e-mail and a password of 6 to 100 characters', () => {
  const refused = (email: string, password: string) =>
    Object.keys(fieldErrors(loginForm, { email, password })?.fields ?? {})
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
  expect(fieldErrors(forgotForm, { email }) === undefined).toBe(isTaken)
})

test('[RESET-01] a new password has at least 6 characters', () => {
  const refused = (newPassword: string) => fieldErrors(resetForm, { newPassword, confirmPassword: newPassword })
  expect(refused('12345')?.fields).toHaveProperty('newPassword')
  expect(refused('123456')).toBeUndefined()
})

test('[ROUTE-19] a code has six digits', () => {
  const refused = (code: string) => fieldErrors(activationForm, { email: 'a@b.c', code })
  for (const code of ['', '12345', '1234567', '12345a', '１２３４５６'])
    expect(refused(code)?.fields).toHaveProperty('code')
  expect(refused('012345')).toBeUndefined()
})

test('[PROFILE-01] who came through Google may have no phone number, and still change the name', () => {
  const refused = (phoneNumber: string) => fieldErrors(detailsForm, { displayName: 'Lan', phoneNumber })
  expect(refused('')).toBeUndefined()
  expect(refused('0901234567')).toBeUndefined()
  expect(refused('12')?.fields).toHaveProperty('phoneNumber')
})

test('[REG-05] what is said of a refused password never repeats it', () => {
  expect(JSON.stringify(fieldErrors(registerForm, { ...account, password: 'hush' }))).not.toContain('hush')
})
