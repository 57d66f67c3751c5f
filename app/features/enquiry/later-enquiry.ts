import { laterPart } from '#app/ui/server-rendered'

/** The form where the server has not rendered it: after a link inside the application, and with what is wrong in it. */
export const { load: loadEnquiry, Part: LaterEnquiry } = laterPart(() => import('./enquiry-form'))
