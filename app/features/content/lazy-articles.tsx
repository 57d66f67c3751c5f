import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./articles'))

export const loadArticles = load
export const AboutArticle = part(({ AboutArticle }) => AboutArticle)
export const AboutLanding = part(({ AboutLanding }) => AboutLanding)
export const LegalArticle = part(({ LegalArticle }) => LegalArticle)
