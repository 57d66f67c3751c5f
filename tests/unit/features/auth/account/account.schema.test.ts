import { type } from 'arktype'
import { describe, expect, test } from 'vitest'
import { googleData, loginData, refreshData, registerData } from '#app/features/auth/account/account-calls.schema'

const flat = { browser: 'Chrome', browserVersion: '141.0.0.0', os: 'Linux', osVersion: '6.1', type: 'mobile' }
/** Output of ua-parser-js, as JSON. */
const nested = {
  ua: 'Mozilla/5.0',
  browser: { name: 'Chrome', version: '141.0.0.0', major: '141' },
  cpu: { architecture: 'amd64' },
  device: { type: 'mobile', vendor: 'Google' },
  engine: { name: 'Blink' },
  os: { name: 'Linux', version: '6.1' },
}

const login = { email: 'lan@example.com', password: '123456', websiteAccessIp: '' }
const registration = { ...login, password: '12345678', displayName: 'Lan', phoneNumber: '0901234567' }

describe('[DATA-03] the device of a caller, flat or nested, is one record', () => {
  test.each([
    ['login', (device: unknown) => loginData({ ...login, DeviceInfo: device })],
    ['google', (device: unknown) => googleData({ Token: 'a.b.c', WebsiteAccessIp: '', DeviceInfo: device })],
    ['register', (device: unknown) => registerData({ ...registration, deviceInfo: device })],
    ['refresh', (device: unknown) => refreshData({ websiteAccessIp: '', deviceInfo: device })],
  ])('of %s', (_, read) => {
    const deviceOf = (given: unknown) => {
      const data = read(given)
      if (data instanceof type.errors) return data.summary
      return 'DeviceInfo' in data ? data.DeviceInfo : data.deviceInfo
    }
    expect(deviceOf(flat)).toEqual(flat)
    expect(deviceOf(nested)).toEqual(flat)
    expect(deviceOf({ os: { name: 'Linux' } })).toEqual({ browser: '', os: 'Linux' })
    expect(deviceOf({})).toEqual({ browser: '', os: '' })
    for (const wrong of [{ os: { name: 7 } }, { browser: 'x'.repeat(121) }, 'Linux'])
      expect(read(wrong)).toBeInstanceOf(type.errors)
  })
})
