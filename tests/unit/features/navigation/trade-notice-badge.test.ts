import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TradeNoticeBadge } from '#app/features/navigation/trade-notice-badge'

test('[ROUTE-10] the ministry’s badge stands nowhere before it is granted; then it names its number and leads there', () => {
  expect(renderToStaticMarkup(createElement(TradeNoticeBadge, { notice: undefined }))).toBe('')
  const notice = { number: '123/TB', grantedOn: '2027-02-01', url: 'https://online.gov.vn/123' }
  const badge = renderToStaticMarkup(createElement(TradeNoticeBadge, { notice }))
  expect(badge).toContain('href="https://online.gov.vn/123"')
  expect(badge).toContain('123/TB')
})
