import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'

/** Head of a notice page. */
export const NoticeHead = ({ title }: { title: string }) => (
  <>
    <title>{title}</title>
    <meta name="robots" content="noindex" />
  </>
)

/** Same suffix as other pages' titles. */
export const noticeTitle = (title: string) => `${title} · ${m.brand_name()}`

type NoticePageProps = { title: string; text: string; status?: number; actions: ReactNode; children?: ReactNode }

/** A page that explains a failure and offers ways on. */
export function NoticePage({ title, text, status, actions, children }: NoticePageProps) {
  return (
    <div className="wrap">
      <div className="grid items-center gap-8 py-8 md:min-h-180 md:grid-cols-2 md:gap-16 md:py-16">
        <div>
          <h1 className="text-6xl">{title}</h1>
          <p className="mt-5 max-w-[36ch] text-lg text-ink-2">{text}</p>
          {status ? <p className="num mt-2 text-sm text-ink-3">{m.notices_code({ status })}</p> : null}
          <div className="mt-6 flex flex-col items-center gap-x-6 gap-y-2 max-md:*:w-full max-md:*:justify-center md:mt-8 md:flex-row">
            {actions}
          </div>
        </div>
        <img src="/brand/lost-window.svg" alt={m.notices_house_drawing()} width="560" height="480" className="w-full" />
      </div>
      {children}
    </div>
  )
}
