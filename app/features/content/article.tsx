import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/features/page/breadcrumbs'
import { TextHead } from './text-head'

type ArticleProps = {
  title: string
  lead: string
  /** The page's name in menus, if it differs from the title. */
  name?: string
  /** Breadcrumb links between home and this page. */
  between?: ReactNode[]
  /** Left of the text where there is room. */
  aside?: ReactNode
  children?: ReactNode
}

export function Article({ title, lead, name = title, between, aside, children }: ArticleProps) {
  return (
    <>
      <Breadcrumbs between={between}>{name}</Breadcrumbs>
      <div
        className={`wrap pt-4 pb-16 lg:pt-8 lg:pb-24 ${aside ? 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16' : ''}`}
      >
        {aside}
        <div>
          <TextHead title={title} lead={lead} />
          {children}
        </div>
      </div>
    </>
  )
}
