export { AboutArticle } from './about-article'
export { AboutLanding } from './about-landing'
export { LegalArticle } from './legal-article'
