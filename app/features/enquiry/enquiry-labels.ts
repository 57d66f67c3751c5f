import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'
import type { Topic } from './enquiry'

const names: Record<Topic, (inputs?: Record<string, never>, options?: { locale?: Locale }) => string> = {
  advice: m.enquiry_topic_advice,
  delivery: m.enquiry_topic_delivery,
  warranty: m.enquiry_topic_warranty,
  complaint: m.enquiry_topic_complaint,
  'personal-data': m.enquiry_topic_personal_data,
  business: m.enquiry_topic_business,
  other: m.enquiry_topic_other,
}

/** Letters pass a locale; pages use their own. */
export const topicName = (topic: Topic, locale?: Locale) => names[topic]({}, { locale })
