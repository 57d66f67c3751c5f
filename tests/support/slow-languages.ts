/** True for languages whose walks wait for `npm run test:all`: Vietnamese is the shop's. */
export const isSlow = (locale: string) => locale !== 'vi'
