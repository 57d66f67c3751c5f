import { UAParser } from 'ua-parser-js'
import type { Visitor } from './session'

/** The address is what the headers say of it: good for a record, not for a lock. */
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
