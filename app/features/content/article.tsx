import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/features/page/breadcrumbs'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { TextHead } from './text-head'

type ArticleProps = {
  title: string
  lead: string
  /** The page's name in menus, if it differs from the title. */
  name?: string
  /** Breadcrumb links between home and this page. */
  between?: ReactNode[]
  /** Set when the text's language differs from the document's. */
  lang?: string
  /** Left of the text where there is room. */
  aside?: ReactNode
  children?: ReactNode
}

export function Article({ title, lead, name = title, between, lang, aside, children }: ArticleProps) {
  return (
    <>
      <Breadcrumbs between={between}>
        <span lang={lang}>{name}</span>
      </Breadcrumbs>
      <div
        className={`wrap pt-4 pb-16 lg:pt-8 lg:pb-24 ${aside ? 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16' : ''}`}
      >
        {aside}
        <div>
          <TextHead title={title} lead={lead} lang={lang} />
          {lang && lang !== getLocale() && <p className="mt-4 mb-6 text-sm text-ink-2">{m.content_about_english()}</p>}
          {children}
        </div>
      </div>
    </>
  )
}
