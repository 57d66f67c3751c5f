import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { LanguageError } from '#app/features/languages/language-error'
import { LanguageProvider } from '#app/features/languages/language-provider'
import { isLocale } from '#app/features/languages/languages'
import { languagesQuery } from '#app/features/languages/languages.queries'
import { FloatingWidget } from '#app/features/navigation/floating-widget'
import { Footer } from '#app/features/navigation/footer'
import { Header } from '#app/features/navigation/header'
import { useInAppLinks } from '#app/features/navigation/in-app-links'
import { blogUrlQuery, navbarQuery } from '#app/features/navigation/navigation.queries'
import { PromiseBand } from '#app/features/navigation/promise-band'
import { ConnectionWatch } from '#app/features/notices/connection-watch'
import { LoadingBar } from '#app/features/notices/loading-bar'
import { LoadingOverlay } from '#app/features/notices/loading-overlay'
import { MessageDialog } from '#app/features/notices/message-dialog'
import { Toasts } from '#app/features/notices/toasts'
import { LoginDialog } from '#app/features/session/login-dialog'
import { ServerRendered } from '#app/ui/server-rendered'

export const Route = createFileRoute('/$locale')({
  params: {
    parse: ({ locale }) => {
      if (!isLocale(locale)) throw notFound()
      return { locale }
    },
  },
  loader: async ({ context: { queryClient }, params: { locale } }) => {
    const [languages, navbar] = await Promise.all([
      queryClient.ensureQueryData(languagesQuery(locale)),
      queryClient.ensureQueryData(navbarQuery(locale)),
      queryClient.ensureQueryData(blogUrlQuery),
    ])
    return { degraded: !languages.ok || !navbar.ok }
  },
  headers: ({ loaderData }) => ({ 'cache-control': loaderData?.degraded ? 'no-store' : 'public, s-maxage=60' }),
  component: Frame,
})

function Frame() {
  useInAppLinks()
  return (
    <LanguageProvider>
      <LoadingBar />
      <Header />
      <LanguageError />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ServerRendered>{import.meta.env.SSR && <PageEnd />}</ServerRendered>
      <FloatingWidget />
      <MessageDialog />
      <Toasts />
      <LoadingOverlay />
      <ConnectionWatch />
    </LanguageProvider>
  )
}

const PageEnd = () => (
  <>
    <PromiseBand />
    <Footer />
    <LoginDialog />
  </>
)
