import { type } from 'arktype'
import { asc, eq, inArray } from 'drizzle-orm'
import type { ApiClient, Patience } from '#app/server/api-client/api-client'
import type { Database } from '#app/server/db/client'
import { categories, categoryTranslations } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { emptyNavbar, type MenuCategory, type Navbar } from './navigation'
import { categoriesSchema } from './navigation.schema'

/** The category tree with Vietnamese and English names; `names` holds a third locale's. */
export async function navbarTree(db: Database, locale: Locale): Promise<MenuCategory[]> {
  const rows = await db
    .select({
      id: categories.id,
      uniqueID: categories.uniqueId,
      parentId: categories.parentId,
      slug: categories.slug,
      kind: categories.kind,
      image: categories.image,
      locale: categoryTranslations.locale,
      name: categoryTranslations.name,
    })
    .from(categories)
    .innerJoin(categoryTranslations, eq(categoryTranslations.categoryId, categories.id))
    .where(inArray(categoryTranslations.locale, ['vi', 'en', locale]))
    .orderBy(asc(categories.position), asc(categories.id))
  return branch(
    Map.groupBy(rows, ({ parentId }) => parentId),
    null,
    locale,
  )
}

type Row = {
  id: number
  uniqueID: string
  parentId: number | null
  slug: string
  kind: string
  image: string | null
  locale: string
  name: string
}

function branch(byParent: Map<number | null, Row[]>, parentId: number | null, locale: Locale): MenuCategory[] {
  const byId = Map.groupBy(byParent.get(parentId) ?? [], ({ id }) => id)
  return [...byId.values()].flatMap((translations) => {
    const [first] = translations
    if (!first) return []
    const inLocale = (wanted: string) => translations.find((row) => row.locale === wanted)?.name ?? ''
    return {
      id: first.id,
      uniqueID: first.uniqueID,
      name: inLocale('vi'),
      enName: inLocale('en'),
      slug: first.slug,
      ...pictureOf(first),
      ...(locale !== 'vi' && locale !== 'en' && { names: { [locale]: inLocale(locale) } }),
      children: branch(byParent, first.id, locale),
    }
  })
}

/** A category's photo or silhouette; menu groups have neither. */
function pictureOf({ kind, image, slug }: Row): { picture?: string } {
  if (image) return { picture: image }
  return kind === 'goods' ? { picture: `/silhouettes/${slug}.svg` } : {}
}

/** The API's menu; empty on any failure (API-10). */
export async function loadNavbar(
  api: ApiClient,
  locale: Locale,
  patience: Patience,
  signal?: AbortSignal,
): Promise<Navbar> {
  try {
    const answer = await api.get('/api/categories/navbar', { query: { languageCode: locale }, patience, signal })
    const list = categoriesSchema(categoriesOf(answer))
    return list instanceof type.errors ? emptyNavbar : { ok: true, categories: list }
  } catch {
    return emptyNavbar
  }
}

/** `body.data.categories`, else `body.data` (API-10). */
function categoriesOf(body: unknown): unknown {
  const { data } = body as { data?: { categories?: unknown } }
  return data?.categories ?? data
}
