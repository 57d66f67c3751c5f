/** What other features take from this one. */
export { aboutLanguage, aboutPages } from './about'
export { company, telephoneLink } from './company'
export { type Sketch, sketches } from './sketches'
