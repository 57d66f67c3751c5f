import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { WhileSignedIn } from '#app/features/auth/session/while-signed-in'
import { CartCount } from '#app/features/cart/cart-count'
import { isLocale } from '#app/features/languages/languages'
import { askForLanguages } from '#app/features/languages/languages.queries'
import { AccountLists } from '#app/features/lists/account-lists'
import { ListActs } from '#app/features/lists/list-acts'
import { fetchBlogUrl } from '#app/features/navigation/navigation.functions'
import { askForNavbar } from '#app/features/navigation/navigation.queries'
import { PageFrame } from '#app/features/navigation/page-frame'
import { formAnswer } from '#app/lib/form-answer'

export const Route = createFileRoute('/$locale')({
  params: {
    parse: ({ locale }) => {
      if (!isLocale(locale)) throw notFound()
      return { locale }
    },
  },
  loader: async ({ params: { locale }, abortController: { signal } }) => {
    const [languages, navbar, blogUrl] = await Promise.all([
      askForLanguages(locale, signal),
      askForNavbar(locale, signal),
      fetchBlogUrl(),
    ])
    return { languages, navbar, blogUrl, degraded: !languages.ok || !navbar.ok }
  },
  headers: ({ loaderData }) => ({ 'cache-control': loaderData?.degraded ? 'no-store' : 'public, s-maxage=60' }),
  server: { middleware: [formAnswer] },
  component: Frame,
})

function Frame() {
  return (
    <PageFrame {...Route.useLoaderData()}>
      <Outlet />
      <CartCount />
      <ListActs />
      <WhileSignedIn>
        <AccountLists />
      </WhileSignedIn>
    </PageFrame>
  )
}
