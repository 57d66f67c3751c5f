import { expect, test } from 'vitest'
import { passwordStrength } from '#app/features/auth/registration/password-strength'

test.each([
  ['', 'weak'],
  ['Ab1!xyz', 'weak'],
  ['abcdefgh', 'medium'],
  ['abc12345', 'medium'],
  ['Abcd1234', 'medium'],
  ['elevenchars', 'medium'],
  ['twelve chars', 'strong'],
  ['aaaaaaaaaaaa', 'strong'],
  ['Vuong&Tr8', 'strong'],
  ['Đẹp-Nhà1', 'strong'],
])('[REG-07] %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('[REG-07] more of the same never makes a password weaker', () => {
  const order = ['weak', 'medium', 'strong']
  for (const start of ['a', 'A1', 'Ab1!', 'Đ']) {
    let last = 0
    for (let length = 1; length <= 20; length++) {
      const now = order.indexOf(passwordStrength(start.repeat(20).slice(0, length)))
      expect(now).toBeGreaterThanOrEqual(last)
      last = now
    }
  }
})

test('[REG-07] a letter counts once, however a keyboard types it', () => {
  const values = 'mậtkhẩu'.normalize('NFD')
  expect(values.length).toBeGreaterThan(10)
  expect(passwordStrength(values)).toBe('weak')
})
