import { getLocale } from '#app/paraglide/runtime.js'

export const hrefOfCart = () => `/${getLocale()}/cart`
