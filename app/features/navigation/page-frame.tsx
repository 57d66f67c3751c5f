import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type Dispatch, type ReactNode, type SetStateAction, useEffect, useState } from 'react'
import { LoginDialog } from '#app/features/auth/login/login-dialog'
import { SessionLoader } from '#app/features/auth/session/session-loader'
import { CartCount } from '#app/features/cart/cart-count'
import { InstallPromptLoader } from '#app/features/install/install-prompt-loader'
import { LanguageError } from '#app/features/languages/language-error'
import { LanguageProvider } from '#app/features/languages/language-provider'
import type { LanguageList } from '#app/features/languages/languages'
import { ConnectionWatch } from '#app/features/notices/connection-watch'
import { LoadingBar } from '#app/features/notices/loading-bar'
import { LoadingOverlay } from '#app/features/notices/loading-overlay'
import { MessageDialog } from '#app/features/notices/message-dialog'
import { Toasts } from '#app/features/notices/toasts'
import { OfflineCopyNote } from '#app/features/offline/offline-copy-note'
import { RecordViewed } from '#app/features/offline/record-viewed'
import { ServerRendered } from '#app/ui/server-rendered'
import { FloatingWidget } from './floating-widget'
import { Footer } from './footer'
import { Header } from './header'
import { useInAppLinks } from './in-app-links'
import type { Navbar } from './navigation'
import { PromiseBand } from './promise-band'
import { renderOnce } from './render-once'

type PageFrameProps = {
  languages: LanguageList
  navbar: Navbar
  blogUrl: string
  /** At least one of the values above is a fallback. */
  degraded: boolean
  children: ReactNode
}

/** The frame of every page (SHELL-01). */
export function PageFrame({ blogUrl, degraded, children, ...loaded }: PageFrameProps) {
  useInAppLinks()
  const [{ languages, navbar }, setAnswer] = useState<Answer>(loaded)
  const Recovery = useRecovery(degraded)
  return (
    <LanguageProvider list={languages}>
      <LoadingBar />
      <Header categories={navbar.categories} blogUrl={blogUrl} />
      <LanguageError />
      <main id="main" tabIndex={-1}>
        <ServerRendered>{import.meta.env.SSR && <OfflineCopyNote />}</ServerRendered>
        {children}
      </main>
      <InstallPromptLoader />
      <ServerRendered html={renderPageEnd()} />
      <FloatingWidget />
      <MessageDialog />
      <Toasts />
      <LoadingOverlay />
      <ConnectionWatch />
      <RecordViewed />
      <CartCount />
      <SessionLoader />
      {Recovery ? <Recovery onAnswer={setAnswer} /> : null}
    </LanguageProvider>
  )
}

type Answer = Pick<PageFrameProps, 'languages' | 'navbar'>
type Recovery = ComponentType<{ onAnswer: Dispatch<SetStateAction<Answer>> }>

// Client only: TanStack Query would bloat the Worker.
const loadRecovery = createClientOnlyFn(() => import('./frame-recovery'))

/** Loads the component that refetches missing data, on degraded pages after hydration. */
function useRecovery(isNeeded: boolean) {
  const [component, setComponent] = useState<{ Recovery: Recovery }>()
  useEffect(() => {
    if (!isNeeded) return
    loadRecovery().then(
      ({ FrameRecovery }) => setComponent({ Recovery: FrameRecovery }),
      // The page works without recovery.
      () => {},
    )
  }, [isNeeded])
  return component?.Recovery
}

// Start removes the server branch and its imports from the browser's build, which keeps the chunks apart.
const renderPageEnd = createIsomorphicFn()
  .server(() =>
    renderOnce('page end', undefined, () => (
      <>
        <PromiseBand />
        <Footer />
        <LoginDialog />
      </>
    )),
  )
  .client(() => '')
