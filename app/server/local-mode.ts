/** A binding set by `npm start`, `npm run dev` and tests, but by no deployment; the request's host never counts. */
export const isLocal = ({ LOCAL_MODE }: Pick<Env, 'LOCAL_MODE'>): boolean => LOCAL_MODE === '1'
