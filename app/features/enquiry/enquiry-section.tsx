import { useEffect, useRef, useState } from 'react'
import type { FormFields } from '#app/lib/form'
import { ENQUIRY } from './enquiry'
import type { EnquiryProps } from './enquiry-form'
import { EnquiryForm } from './lazy-enquiry-form'

/** The enquiry form at the end of a page; its script loads when the form is visible. */
export function EnquirySection(props: EnquiryProps) {
  const [fields, setFields] = useState<FormFields>()
  const section = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's form follows the finish alone
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      // Where it does not come, the browser sends the form by itself.
      import('./take-over').then(({ takeOver }) => takeOver(section.current, props, setFields)).catch(() => {})
    })
    if (section.current) seen.observe(section.current)
    return () => seen.disconnect()
  }, [props.about.finish])
  return (
    <section ref={section} id={ENQUIRY} className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[5fr_7fr] lg:pt-24">
      {fields ? (
        <EnquiryForm key="taken over" {...props} submission={undefined} values={fields} isPressed />
      ) : (
        <EnquiryForm {...props} />
      )}
    </section>
  )
}
