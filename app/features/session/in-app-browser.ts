/**
 * Browsers inside other apps, where Google refuses to sign anybody in: Facebook, Messenger, Instagram, Zalo, Line,
 * TikTok, WeChat, and what says of itself that it is Android's WebView.
 */
const IN_APP =
  /\bFB(?:AN|AV|_IAB|IOS)\b|Instagram|Zalo|\bLine\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|; wv\)/i

export const isInAppBrowser = (userAgent: string) => IN_APP.test(userAgent)
