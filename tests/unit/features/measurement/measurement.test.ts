import { describe, expect, test } from 'vitest'
import { choiceIn, choiceValue, consentWords } from '#app/features/consent/consent'
import { asksNotTo, deviceOf } from '#app/features/measurement/measurement'

const words = consentWords('')

describe('the choice in the cookies', () => {
  test.each([
    ['', undefined],
    [`preferredLanguage=vi; measurement=given.${words}; token=x`, 'given'],
    [`measurement=refused.${words}`, 'refused'],
    ['measurement=refused.2020-01-01', 'refused'],
    ['measurement=refused', undefined],
    [`notmeasurement=given.${words}`, undefined],
    ['measurement=given', undefined],
    ['measurement=given.2020-01-01', undefined],
    [`measurement=given.${words}0`, undefined],
    ['measurement=%', undefined],
  ])('[CONSENT-01] %j says %s', (cookies, choice) => {
    expect(choiceIn(cookies, words)).toBe(choice)
  })

  test('[CONSENT-01] who agreed to the shop’s own script has not agreed to another', () => {
    const others = consentWords('https://stats.example.com/script.js')
    expect(choiceIn(`measurement=${choiceValue('given', words)}`, others)).toBeUndefined()
    expect(choiceIn(`measurement=${choiceValue('given', others)}`, others)).toBe('given')
  })
})

test.each([
  [{ 'sec-ch-ua-mobile': '?1', 'user-agent': 'X11' }, 'phone'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 'other'],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' }, 'phone'],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0' }, 'other'],
  [{}, 'other'],
])('[SHELL-04] of a browser with %o is kept that it is a %s', (headers, device) => {
  expect(deviceOf(new Headers(headers as Record<string, string>))).toBe(device)
})

test.each([
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '1' }, true],
  [{ dnt: '0' }, false],
  [{}, false],
])('[CONSENT-01] a browser with %o asks not to be followed: %s', (headers, asks) => {
  expect(asksNotTo(new Headers(headers as Record<string, string>))).toBe(asks)
})
