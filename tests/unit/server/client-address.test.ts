import { expect, test } from 'vitest'
import { clientAddress, forwardedAddress } from '#app/server/http/client-address'
import { FORWARDED_ADDRESS } from '#app/server/http/forwarded-address'

const deployed = { LOCAL_MODE: '', SESSION_SECRET: 'n'.repeat(32) }
const from = (address: string) => clientAddress(new Headers({ 'cf-connecting-ip': address }), deployed)

test('[API-03] whoever holds an IPv6 network counts as one', () => {
  expect(from('203.0.113.9')).toBe('203.0.113.9')
  expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(from('2001:db8:1:2:ffff::1')).toBe('2001:db8:1:2::/64')
  expect(from('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(from('::1')).toBe('0:0:0:0::/64')
  expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'))
  expect(from(from('2001:db8::1'))).toBe(from('2001:db8::1'))
})

test('[API-03] a visitor says who they are in local mode alone', () => {
  const headers = new Headers({ 'cf-connecting-ip': '127.0.0.1', 'x-forwarded-for': '198.51.100.7, 10.0.0.1' })
  expect(clientAddress(headers, { ...deployed, LOCAL_MODE: '1' })).toBe('198.51.100.7')
  for (const LOCAL_MODE of ['', '0', 'true'])
    expect(clientAddress(headers, { ...deployed, LOCAL_MODE })).toBe('127.0.0.1')
  expect(clientAddress(new Headers(), deployed)).toBe('unknown')
})

test('[API-03] another instance says whom it calls for, by a seal that nobody makes without the secret', () => {
  const from = (sealed: string, env = deployed) =>
    clientAddress(new Headers({ 'cf-connecting-ip': '192.0.2.1', [FORWARDED_ADDRESS]: sealed }), env)
  const visitor = '2001:db8:0:0::/64'
  const claims = { 'x-forwarded-for': '198.51.100.7', [FORWARDED_ADDRESS]: '198.51.100.7 x' }
  const headers = forwardedAddress(new Headers({ 'cf-connecting-ip': '2001:db8::7', ...claims }), deployed)
  const sealed = headers[FORWARDED_ADDRESS] ?? ''
  expect(from(sealed)).toBe(visitor)
  expect(from(sealed, { ...deployed, SESSION_SECRET: `${'m'.repeat(32)},${'n'.repeat(32)}` })).toBe(visitor)
  expect(from(sealed, { ...deployed, SESSION_SECRET: 'm'.repeat(32) })).toBe('192.0.2.1')
  for (const forged of ['', ' ', '198.51.100.7', sealed.replace('db8', 'db9'), `${sealed}x`])
    expect(from(forged)).toBe('192.0.2.1')
})
