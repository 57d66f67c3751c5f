import { UAParser } from 'ua-parser-js'
import type { Visitor } from './session'

/** The address is self-declared: for records, not for access control. */
export function readVisitor(headers: Headers): Visitor {
  const { browser, os, device } = new UAParser(headers.get('user-agent') ?? '').getResult()
  const [forwardedFor = ''] = (headers.get('x-forwarded-for') ?? '').split(',')
  return {
    ip: forwardedFor.trim() || headers.get('cf-connecting-ip') || '',
    location: headers.get('cf-ipcountry') ?? '',
    device: {
      browser: browser.name ?? '',
      browserVersion: browser.version ?? '',
      os: os.name ?? '',
      osVersion: os.version ?? '',
      type: device.type ?? 'desktop',
    },
  }
}
