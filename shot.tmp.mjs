import { chromium } from 'playwright'
const [,, out, url, w='390', h='844', sel] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: +w, height: +h } })
await p.goto('http://localhost:43130'+url, { waitUntil: 'load' })
if (sel) await p.locator(sel).first().scrollIntoViewIfNeeded()
await p.waitForTimeout(700)
await p.screenshot({ path: out })
await b.close()
