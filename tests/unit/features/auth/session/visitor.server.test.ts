import { expect, test } from 'vitest'
import { readVisitor } from '#app/features/auth/session/visitor.server'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('[DATA-03] the address is the first of the forwarded-for header', () => {
  const headers = new Headers({ 'x-forwarded-for': ' 203.0.113.7 , 10.0.0.1', 'cf-connecting-ip': '10.0.0.9' })
  expect(readVisitor(headers).ip).toBe('203.0.113.7')
})

test('[DATA-03] without that header the address is the network’s, and the location is the country it names', () => {
  const headers = new Headers({ 'cf-connecting-ip': '198.51.100.4', 'cf-ipcountry': 'VN' })
  expect(readVisitor(headers)).toMatchObject({ ip: '198.51.100.4', location: 'VN' })
})

test('[DATA-03] the device comes from the user agent', () => {
  expect(readVisitor(new Headers({ 'user-agent': PHONE })).device).toEqual({
    browser: 'Mobile Safari',
    browserVersion: '18.1',
    os: 'iOS',
    osVersion: '18.1',
    type: 'mobile',
  })
  expect(readVisitor(new Headers({ 'user-agent': DESKTOP })).device).toMatchObject({
    browser: 'Chrome',
    os: 'Windows',
    type: 'desktop',
  })
})

test('[DATA-03] a request that says nothing of itself has empty fields', () => {
  expect(readVisitor(new Headers())).toEqual({
    ip: '',
    location: '',
    device: { browser: '', browserVersion: '', os: '', osVersion: '', type: 'desktop' },
  })
})
