import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ProductSummary } from '#app/features/catalogue/catalogue'
import { drawnDesign } from '#app/features/house-doctor/composer/drawn-design'
import { PlanPicture } from '#app/features/house-doctor/composer/plan-picture'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'
import { designData, type SavedDesign } from '#app/features/house-doctor/designs/designs.schema'
import DrawnRow from '#app/features/house-doctor/designs/drawn-row'
import { PhotoRow } from '#app/features/house-doctor/designs/photo-row'
import { roomBehind } from '#app/features/house-doctor/intake/room-hash'
import { m } from '#app/paraglide/messages.js'
import { furnitureRange as range } from '#tests/support/furniture-range'

const room = sampleRoom('dining')
const key = crypto.randomUUID()
const { consent: _, ...drawn } = drawnDesign(room, key) as SavedDesign & { consent: string }
const photo: SavedDesign = { ...drawn, name: 'phòng khách.jpg', plan: '' }
const onDrop = async () => {}
const hrefIn = (markup: string) => /href="(\/[^"]*house-doctor-ai[^"]*)"/.exec(markup)?.[1]

describe('a drawn room', () => {
  test('[PROFILE-02] is something that an account takes, and a plan beside a picture or without a room is not', () => {
    const design = { ...drawn, consent: '' }
    expect(designData.allows({ design })).toBe(true)
    const { room: _, ...homeless } = design
    expect(designData.allows({ design: homeless })).toBe(false)
    expect(designData.allows({ design: { ...design, sample: 'shell' } })).toBe(false)
    expect(designData.allows({ design: { ...design, plan: `${design.plan}<script>` } })).toBe(false)
  })

  test('[PROFILE-02] shows its plan and leads back into the composer', async () => {
    const markup = renderToStaticMarkup(createElement(DrawnRow, { design: drawn, products: [], onDrop }))
    expect(markup).toContain(m.account_room_plan_alt({ name: m.house_doctor_room_dining() }))
    expect(hrefIn(markup)).toContain(`?tool=room_composer#room=${drawn.plan}&amp;saved=${key}`)
  })

  test('[PROFILE-02] says what of it is no longer sold, once that is known', () => {
    const row = (products?: ProductSummary[]) =>
      renderToStaticMarkup(createElement(DrawnRow, { design: drawn, products, onDrop }))
    expect(row([])).toContain(m.composer_pieces_gone({ count: room.pieces.length }))
    expect(row()).not.toContain(m.composer_pieces_gone({ count: room.pieces.length }))
  })

  test('[PROFILE-02] is drawn with the pieces that are sold, and no others', () => {
    const sold = new Map([...range].filter(([slug]) => slug === room.pieces[0]?.slug))
    const picture = (products: typeof range) =>
      renderToStaticMarkup(createElement(PlanPicture, { room, products, label: 'plan' }))
    expect(picture(range).match(/class="plan-body"/g)).toHaveLength(room.pieces.length)
    expect(picture(sold).match(/class="plan-body"/g)).toHaveLength(1)
    // Two pictures on one page must not share ids.
    expect(picture(range)).not.toContain(' id=')
  })
})

describe('a room of a photo', () => {
  const row = (design: SavedDesign, isHere: boolean) =>
    renderToStaticMarkup(createElement(PhotoRow, { design, products: [], isHere, onDrop }))

  test('[PROFILE-02] leads to its photo where that is, and says elsewhere that it is not there', () => {
    const here = row(photo, true)
    expect(roomBehind(hrefIn(here)?.replace(/^[^#]*/, '') ?? '')).toEqual({ draft: key })
    expect(here).not.toContain(m.account_room_elsewhere())
    const elsewhere = row(photo, false)
    expect(hrefIn(elsewhere)).toBeUndefined()
    expect(elsewhere).toContain(m.account_room_elsewhere())
  })

  test('[PROFILE-02] of ours is everywhere', () => {
    const markup = row({ ...photo, sample: 'bedroom' }, false)
    expect(roomBehind(hrefIn(markup)?.replace(/^[^#]*/, '') ?? '')).toEqual({ sample: 'bedroom' })
    expect(markup).toContain(m.account_room_begin_again())
    expect(roomBehind('#sample=castle')).toBeUndefined()
    expect(roomBehind('')).toBeUndefined()
  })
})
