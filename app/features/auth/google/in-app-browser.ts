/**
 * In-app browsers of Facebook, Messenger, Instagram, Zalo, Line, TikTok, WeChat, and Android WebViews. Google refuses
 * them.
 */
const IN_APP =
  /\bFB(?:AN|AV|_IAB|IOS)\b|Instagram|Zalo|\bLine\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|; wv\)/i

export const isInAppBrowser = (userAgent: string) => IN_APP.test(userAgent)
