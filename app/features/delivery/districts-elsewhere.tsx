import { useEffect, useMemo, useState } from 'react'
import { debounce } from '#app/lib/debounce'
import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import type { DistrictElsewhere } from './old-districts'
import { fetchDistrictsElsewhere } from './old-districts.functions'

const PAUSE = 250

type ElsewhereProps = {
  /** What was typed and is in no ward of the chosen province. */
  typed: string
  provinceCode: string
  onChoose: (provinceCode: string) => void
}

/** An old district of another province: offered, and never taken for the shopper (BUY-03). */
export function DistrictsElsewhere({ typed, provinceCode, onChoose }: ElsewhereProps) {
  const [found, setFound] = useState<{ typed: string; provinceCode: string; districts: readonly DistrictElsewhere[] }>()
  const look = useMemo(
    () =>
      debounce(async (wanted: { typed: string; provinceCode: string }) => {
        // Without a connection there is only no offer.
        const districts = await fetchDistrictsElsewhere({ data: wanted }).catch(() => [])
        setFound({ ...wanted, districts })
      }, PAUSE),
    [],
  )
  useEffect(() => {
    look({ typed, provinceCode })
    return look.cancel
  }, [typed, provinceCode, look])
  const isFound = found?.typed === typed && found.provinceCode === provinceCode
  const districts = isFound ? found.districts : []
  return (
    <div role="status" className="empty:sr-only">
      {districts.map(({ district, province, provinceCode: code }) => (
        <button
          key={`${code} ${district}`}
          type="button"
          // Keeps the focus in the box, whose list opens.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(code)}
          className={`${standaloneLink} text-left text-sm`}
        >
          {m.checkout_ward_elsewhere({ district, province })}
        </button>
      ))}
    </div>
  )
}
