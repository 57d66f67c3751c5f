import { m } from '#app/paraglide/messages.js'
import type { TradeNotice } from '../content/content'

/** Badge of the Ministry of Industry and Trade; hidden until granted. */
export const TradeNoticeBadge = ({ notice }: { notice: TradeNotice | undefined }) =>
  notice ? (
    <a
      href={notice.url}
      rel="noopener"
      className="mt-4 inline-flex min-h-11 items-center border border-on-dark-2/40 px-4 text-xs text-white hover:underline"
    >
      {m.footer_trade_notice({ number: notice.number })}
    </a>
  ) : null
