import { setCookie } from '@tanstack/react-start/server'
import { countPieces, hasRoom, MOST_OF_A_LINE, type NewCartLine } from '#app/features/cart/cart'
import type {
  dissolveForm,
  handoverForm,
  PartValues,
  pieceForm,
  piecesForm,
  quantityForm,
  SwapValues,
  undoForm,
} from '#app/features/cart/cart.schema'
import {
  addToCart,
  type CartOwner,
  dissolvePackage,
  findCart,
  findOffered,
  moveInCart,
  removeFromCart,
  replaceCart,
  setQuantity,
} from '#app/features/cart/cart.server'
import { linesOfPackage, linesOfPieces } from '#app/features/cart/package-lines.server'
import { type PackageTier, toPackageTier } from '#app/features/catalogue/catalogue'
import type { Measures } from '#app/features/delivery/delivery'
import { plausibleMeasures } from '#app/features/product/product'
import { skuOf, variantOf } from '#app/features/stock/stock'
import { findVariants } from '#app/features/stock/stock.server'
import type { FormAnswer, FormRefusal } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import { CART, CART_COUNT } from '#app/lib/storage-keys'
import { type Database, openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import { consumeQuotas, quotaByAddress } from './call'
import { cartAttributes, cartOwnerOf } from './cart'
import type { FormCall } from './form-call'

/** The basket's forms (BUY-01). Each leads to the basket, which can be reloaded. */

export async function addPiece(
  slug: string,
  { finish, quantity, ...measured }: typeof pieceForm.infer,
  call: FormCall,
): Promise<FormAnswer> {
  const sku = variantOf(`${slug}:${finish}`) ? `${slug}:${finish}` : ''
  if (!(await isSold(sku, call))) return { ok: false, code: 'invalid_request' }
  return add([{ sku, packageTier: '', quantity }], call, sku, plausibleMeasures(measured))
}

export const addPackage = async (tier: PackageTier, call: FormCall): Promise<FormAnswer> =>
  add(await linesOfPackage(openDatabase(call.c.env.DB), tier), call, tier)

/** Adds several pieces; what is not sold any more is counted in the address, so that the page can say it. */
export const addPieces = ({ pieces }: typeof piecesForm.infer, call: FormCall): Promise<FormAnswer> =>
  change(call, async ({ db, owner, now }) => {
    const wanted = await linesOfPieces(db, pieces)
    const { variants } = await findVariants(
      db,
      call.locale,
      wanted.map(({ sku }) => sku),
    )
    const sold = wanted.filter(({ sku }) => variants.has(sku))
    const found = sold.length > 0 ? await addToCart(db, owner, sold, now) : await findCart(db, owner)
    const isIn = ({ sku }: NewCartLine) => found.some((line) => line.sku === sku && !line.packageTier && !line.isSaved)
    const gone = wanted.length - sold.length
    return {
      lines: found,
      search: {
        added: sold.length === 1 ? sold[0]?.sku : undefined,
        pieces: sold.length > 1 ? String(sold.reduce((sum, { quantity }) => sum + quantity, 0)) : undefined,
        gone: gone > 0 ? String(gone) : undefined,
      },
      refusal: sold.every(isIn) ? undefined : 'cart_full',
    }
  })

async function isSold(sku: string, { c, locale }: FormCall): Promise<boolean> {
  const { variants } = await findVariants(openDatabase(c.env.DB), locale, [sku])
  return variants.has(sku)
}

const add = (lines: readonly NewCartLine[], call: FormCall, added: string, measures: Measures = {}) =>
  change(call, async ({ db, owner, now }) => {
    const found = await addToCart(db, owner, lines, now, measures)
    const isIn = ({ sku, packageTier }: NewCartLine) =>
      found.some((line) => line.sku === sku && line.packageTier === packageTier && !line.isSaved)
    return { lines: found, search: { added }, refusal: lines.every(isIn) ? undefined : 'cart_full' }
  })

export const changeQuantity = ({ sku, tier, quantity, step }: typeof quantityForm.infer, call: FormCall) =>
  change(call, async (basket) => {
    const wanted = Math.min(MOST_OF_A_LINE, Math.max(0, quantity + step))
    const part = { sku, tier, saved: false }
    if (wanted === 0) return remove(basket, part)
    return { lines: await setQuantity(basket.db, basket.owner, { ...placeOf(part), sku }, wanted, basket.now), at: sku }
  })

export const removePart = (part: PartValues, call: FormCall) => change(call, (basket) => remove(basket, part))

/** Names what was removed in the address, so that it can be taken back. */
async function remove({ db, owner, now }: Basket, part: PartValues): Promise<Changed> {
  const { sku, tier, saved } = part
  const removed = (await findCart(db, owner)).find(
    (line) => (!sku || line.sku === sku) && line.packageTier === tier && line.isSaved === saved,
  )
  const lines = await removeFromCart(db, owner, placeOf(part), now)
  if (!removed) return { lines }
  const search = {
    removed: sku || tier,
    tier: tier || undefined,
    saved: saved ? '1' : undefined,
    quantity: String(removed.quantity),
    at: String(removed.addedAt),
  }
  return { lines, search }
}

/** Takes back what was removed, to its place. A package comes back whole. */
export const takeBack = ({ sku, tier, saved, quantity, at }: typeof undoForm.infer, call: FormCall) =>
  change(call, async ({ db, owner, now }) => {
    const pack = sku ? null : toPackageTier(tier)
    if (!pack && !(await isSold(sku, call))) return { lines: await findCart(db, owner) }
    const wanted = pack ? await linesOfPackage(db, pack) : [{ sku, packageTier: tier, quantity }]
    const first = Math.min(at, now)
    const placed = wanted.map((line, index) => ({ ...line, isSaved: saved, addedAt: first + index }))
    return { lines: await addToCart(db, owner, placed, now), at: sku || tier }
  })

export const movePart = (part: PartValues, call: FormCall) =>
  change(call, async ({ db, owner, now }) => ({
    lines: await moveInCart(db, owner, placeOf(part), now),
    search: { moved: part.sku || part.tier },
  }))

export const dissolve = ({ tier }: typeof dissolveForm.infer, call: FormCall) =>
  change(call, async ({ db, owner, now }) => ({ lines: await dissolvePackage(db, owner, tier, now) }))

export const swapFinish = (values: SwapValues, call: FormCall) =>
  variantOf(values.to)?.slug === variantOf(values.sku)?.slug
    ? takeInstead(values, call)
    : change(call, async ({ db, owner }) => ({ lines: await findCart(db, owner) }))

/** Takes another piece in a line's place, with its number and its package. */
export const takeInstead = ({ sku, to, tier }: SwapValues, call: FormCall) =>
  change(call, async ({ db, owner, now }) => {
    const before = await findCart(db, owner)
    const line = before.find((one) => one.sku === sku && one.packageTier === tier && !one.isSaved)
    const wanted = variantOf(to)
    if (!line || !wanted || !(await isSold(skuOf(wanted), call))) return { lines: before }
    await removeFromCart(db, owner, line, now)
    const instead = { sku: to, packageTier: tier, quantity: line.quantity, addedAt: line.addedAt }
    return { lines: await addToCart(db, owner, [instead], now), at: to }
  })

/** Copies the pieces, so that whoever has the secret learns nothing of this basket. */
export const takeOver = ({ secret, way }: typeof handoverForm.infer, call: FormCall) =>
  change(call, async ({ db, owner, now }) => {
    const [offered, own] = [await findOffered(db, secret), await findCart(db, owner)]
    if (offered.length === 0) return { lines: own }
    const staying = own.filter(({ isSaved }) => isSaved || way === 'add')
    if (!hasRoom(staying, offered)) return { lines: own, refusal: 'cart_full' }
    const isIn = ({ sku, packageTier, isSaved }: NewCartLine) =>
      staying.some((line) => line.sku === sku && line.packageTier === packageTier && line.isSaved === isSaved)
    // New lines go first, because the place of a line among those to add decides if it still fits.
    const sorted = offered.toSorted((one, other) => Number(isIn(one)) - Number(isIn(other)))
    return { lines: await (way === 'replace' ? replaceCart : addToCart)(db, owner, sorted, now) }
  })

const placeOf = ({ sku, tier, saved }: PartValues) => ({
  ...(sku && { sku }),
  packageTier: tier,
  isSaved: saved,
})

type Basket = { db: Database; owner: CartOwner; now: number }

type Changed = {
  lines: Awaited<ReturnType<typeof findCart>>
  search?: Record<string, string | undefined>
  /** Element to scroll to. */
  at?: string
  refusal?: FormRefusal['code']
}

async function change(call: FormCall, alter: (basket: Basket) => Promise<Changed>): Promise<FormAnswer> {
  const { c, locale } = call
  const owner = await cartOwnerOf(c)
  if (!owner) return { ok: false, code: 'invalid_token' }
  const retryAfter = await consumeQuotas(c, quotaByAddress(c, allowances.cartByAddress))
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const { lines, search, at, refusal } = await alter({ db: openDatabase(c.env.DB), owner, now: Date.now() })
  // A page's answer takes cookies from Start alone.
  const attributes = { ...cartAttributes(c), sameSite: 'lax' } as const
  setCookie(CART, owner.secret, { ...attributes, httpOnly: true })
  setCookie(CART_COUNT, String(countPieces(lines)), attributes)
  if (refusal) return { ok: false, code: refusal }
  return { ok: true, leadsTo: hrefIn(locale, '/cart', {}, search) + (at ? `#${encodeURI(at.toWellFormed())}` : '') }
}
