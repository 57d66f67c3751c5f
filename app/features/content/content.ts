export { aboutPages } from './about'
export { company, type TradeNotice, telephoneLink } from './company'
export { openingHours } from './opening-hours'
export { type Sketch, sketches } from './sketches'
