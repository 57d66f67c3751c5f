import { expect, test } from 'vitest'
import { isInAppBrowser } from '#app/features/auth/google/in-app-browser'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S928B'

test.each([
  ['Facebook on iOS', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.50.108;FBBV/650]`],
  ['Facebook on Android', `${ANDROID}; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/1;]`],
  ['Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/1]`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 350.0.0 (iPhone15,2; iOS 18_1)`],
  [
    'Zalo',
    `${ANDROID}; wv) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 Zalo android/12100680 ZaloTheme/light`,
  ],
  ['Line', `${IPHONE} Mobile/15E148 Safari Line/14.16.0`],
  ['TikTok', `${IPHONE} Mobile/15E148 musical_ly_36.5.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['an app with a WebView', `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile Safari/537.36`],
])('[LOGIN-09] %s is a browser inside another app', (_, agent) => {
  expect(isInAppBrowser(agent)).toBe(true)
})

test.each([
  ['Safari on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Chrome on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['nothing', ''],
])('[LOGIN-09] %s is not', (_, agent) => {
  expect(isInAppBrowser(agent)).toBe(false)
})
