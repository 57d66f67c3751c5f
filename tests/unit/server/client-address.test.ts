import { expect, test } from 'vitest'
import { clientAddress } from '#app/server/client-address'

const deployed = { LOCAL_MODE: '' }
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
  expect(clientAddress(headers, { LOCAL_MODE: '1' })).toBe('198.51.100.7')
  for (const LOCAL_MODE of ['', '0', 'true']) expect(clientAddress(headers, { LOCAL_MODE })).toBe('127.0.0.1')
  expect(clientAddress(new Headers(), deployed)).toBe('unknown')
})
