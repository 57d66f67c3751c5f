import { findChromium } from '../../scripts/lib/chromium.mjs'

export const chromiumPath = findChromium()

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
