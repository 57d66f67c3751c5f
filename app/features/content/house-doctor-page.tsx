import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { Article } from './article'
import { doctorGroups } from './doctor-functions'

/** What House Doctor will do (ROUTE-09). Nothing here acts until a function is open. */
export function HouseDoctorPage() {
  return (
    <Article title={m.house_doctor_name()} lead={m.content_doctor_lead()}>
      <p className="mt-6 flex max-w-[48em] items-start gap-3 border-l-2 border-purple-500 pl-4 text-ink-2">
        {m.content_doctor_status()}
      </p>
      <div className="mt-12 grid gap-11">
        {doctorGroups.map(({ title, text, functions }) => (
          <section key={title()}>
            <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 border-b border-line pb-3.5 md:flex">
              <h2 className="text-2xl">{title()}</h2>
              <p className="row-start-2 text-sm text-ink-3">{text()}</p>
              <p className="md:ml-auto text-sm font-medium text-purple-800">{m.content_doctor_soon()}</p>
            </div>
            <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
              {functions.map(({ icon, name, text: what }) => (
                <li key={icon}>
                  <span className="grid size-14 place-items-center rounded-round bg-purple-100 text-purple-800">
                    <Icon name={icon} className="size-6" />
                  </span>
                  <h3 className="mt-3 text-base tracking-tight">{name()}</h3>
                  <p className="text-sm text-ink-2">{what()}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Article>
  )
}
