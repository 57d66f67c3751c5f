import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { SectionHeading } from '#app/ui/section-heading'
import { woodPicture } from '../catalogue/catalogue'
import { Image } from '../images/image'

const woods = [
  { code: 'oak', name: m.material_oak, text: m.home_wood_oak },
  { code: 'walnut', name: m.material_walnut, text: m.home_wood_walnut },
  { code: 'ash', name: m.material_ash, text: m.home_wood_ash },
  { code: 'black_oak', name: m.material_black_oak, text: m.home_wood_black_oak },
] as const

export function Woods() {
  return (
    <section className="later wrap [--h:47rem] pb-16 md:pb-24 md:[--h:25rem] lg:[--h:33rem]">
      <SectionHeading title={m.home_woods_title()} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-6">
        {woods.map(({ code, name, text }) => (
          <li key={code}>
            <div className="overflow-clip rounded-round">
              <Image
                url={woodPicture(code)}
                alt={m.home_wood_alt({ wood: name() })}
                width={320}
                height={320}
                sizes="(max-width: 768px) 45vw, 23vw"
                quality={SHOP_PICTURE_QUALITY}
                className="w-full"
              />
            </div>
            <h3 className="mt-5 text-lg md:text-xl">{name()}</h3>
            <p className="mt-1 max-w-[30ch] text-sm text-ink-2">{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
