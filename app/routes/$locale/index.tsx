import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/')({ component: Home })

function Home() {
  const [n, setN] = useState(0)
  return (
    <button type="button" onClick={() => setN(n + 1)}>
      {m.brand_name()} {n}
    </button>
  )
}
