import type { ReactNode } from 'react'
import { aboutPages, company, telephoneLink } from '#app/features/content/content'
import { UnconfirmedNote } from '#app/features/content/unconfirmed-note'
import { FOOTER_LOGO_MAX_WIDTH } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { StoreBadge } from '#app/ui/store-badge'
import { href } from '../languages/href'
import { TradeNoticeBadge } from './trade-notice-badge'

const link = 'inline-flex items-center hover:text-white hover:underline underline-offset-4 pointer-coarse:min-h-11'

/** The four-column footer (FOOT-01), rendered with every page (FOOT-02). */
export function Footer() {
  return (
    <footer className="later [--h:69rem] dark bg-purple-950 md:[--h:39rem] lg:[--h:31rem] text-sm text-on-dark-2">
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-9 pt-12 pb-28 sm:grid-cols-2 md:pt-16 md:pb-14 lg:grid-cols-[1.2fr_1.5fr_1fr_auto]">
        <Imprint />
        <Contact />
        <AboutLinks />
        <Apps />
      </div>
    </footer>
  )
}

function Imprint() {
  return (
    <div>
      <a href={href('/')} data-brand className="inline-block">
        <img
          src="/brand/wordmark-on-dark.svg"
          alt={m.brand_name()}
          width={FOOTER_LOGO_MAX_WIDTH}
          height="46"
          loading="lazy"
        />
      </a>
      <p className="mt-5">
        © {new Date().getFullYear()} {m.brand_name()}.
      </p>
      <p data-brand>{m.footer_tagline()}</p>
      <nav aria-label={m.footer_legal_label()} className="mt-2 flex flex-wrap gap-x-5 *:py-1">
        <a href={href('/privacy-policy')} className={link}>
          {m.footer_privacy()}
        </a>
        <a href={href('/terms-of-service')} className={link}>
          {m.footer_terms()}
        </a>
        <a href={href('/order')} className={link}>
          {m.order_lookup_title()}
        </a>
        <a href={href('/measurement')} className={link}>
          {m.footer_measurement()}
        </a>
      </nav>
      <TradeNoticeBadge notice={company.tradeNotice.value} />
    </div>
  )
}

function Contact() {
  const { name, headOffice, hanoiOffice, email, phones } = company
  return (
    <div>
      <FooterHeading lang="vi">{name.value}</FooterHeading>
      <dl className="grid gap-3 text-white">
        <Detail term={m.footer_head_office()}>
          <span lang="vi">{headOffice.value}</span>
        </Detail>
        <Detail term={m.footer_hanoi_office()}>
          <span lang="vi">{hanoiOffice.value}</span>
        </Detail>
        <Detail term={m.footer_email_phone()}>
          <a className={link} href={`mailto:${email.value}`}>
            {email.value}
          </a>
          <br />
          <a className={`${link} num`} href={telephoneLink(phones.value.headOffice)}>
            {phones.value.headOffice}
          </a>
          {' · '}
          <a className={`${link} num`} href={telephoneLink(phones.value.hanoiOffice)}>
            {phones.value.hanoiOffice}
          </a>
        </Detail>
      </dl>
      <UnconfirmedNote className="mt-3 text-2xs" />
    </div>
  )
}

function AboutLinks() {
  return (
    <nav aria-labelledby="footer-about">
      <FooterHeading id="footer-about">{m.content_about_title()}</FooterHeading>
      <ul className="columns-[2_8rem] gap-x-5 *:py-1 lg:columns-1">
        {aboutPages.map(({ slug, title }) => (
          <li key={slug}>
            <a href={href('/about-us/$slug', { slug })} className={link}>
              {title()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Apps() {
  return (
    <div data-apps>
      <FooterHeading>{m.footer_app()}</FooterHeading>
      <div className="flex flex-wrap gap-3 lg:flex-col">
        <a href={href('/app-store')}>
          <StoreBadge store="app-store" note={m.footer_badge_soon()} />
        </a>
        <a href={href('/google-play')}>
          <StoreBadge store="google-play" note={m.footer_badge_soon()} />
        </a>
      </div>
      <nav aria-label={m.footer_more_label()} className="mt-4 flex flex-wrap gap-x-5 *:py-1 lg:flex-col">
        <a href={href('/house-doctor-ai')} className={link}>
          {m.house_doctor_name()}
        </a>
        <a href={href('/wooden-furniture')} className={link}>
          {m.footer_new_products()}
        </a>
      </nav>
    </div>
  )
}

function FooterHeading({ children, ...rest }: { children: ReactNode; id?: string; lang?: string }) {
  return (
    <h2 className="mb-3.5 text-sm font-semibold tracking-normal text-white" {...rest}>
      {children}
    </h2>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-2xs text-on-dark-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
