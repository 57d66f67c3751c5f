/**
 * Local mode is a binding that `npm start`, `npm run dev` and the tests set and that no deployed configuration has;
 * what a request says of its host never counts.
 */
export const isLocal = ({ LOCAL_MODE }: Pick<Env, 'LOCAL_MODE'>): boolean => LOCAL_MODE === '1'
