import { lazyParts } from '#app/ui/lazy-parts'

const { load, part } = lazyParts(() => import('./enquiry-form'))

export const loadEnquiry = load
export const EnquiryForm = part(({ EnquiryForm }) => EnquiryForm)
