export { aboutPages } from './about'
export { company, type TradeNotice, telephoneLink } from './company'
export { type Sketch, sketches } from './sketches'
