import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { registrationFields } from '#app/features/auth/account/account.schema'
import { accountRowOf, registeredFieldsOf } from '#app/features/auth/account/account.server'
import { accounts } from '#app/server/db/schema'

const columns = Object.keys(getTableColumns(accounts))
const registered = { displayName: 'Lan', phoneNumber: '0901234567', email: 'lan@example.com' }

test('[API-05] each field of a registration is kept in a column of its name, the password as its hash', () => {
  const { password: _, ...fields } = registrationFields
  expect(columns).toEqual(expect.arrayContaining([...Object.keys(fields), 'passwordHash']))
})

test('[API-05] a row takes nothing of a call but the fields of a registration', () => {
  const call = { ...registered, password: 'x', id: '1', activatedAt: 1, googleSubject: '2', eraseAt: 3, lang: 'vi' }
  expect(registeredFieldsOf(call)).toEqual({ ...registered, password: 'x' })
})

test('[API-04, API-05, API-07] a new account says something of every column, so that nothing of a stranger stays', () => {
  const account = accountRowOf({ ...registered, locale: 'vi', createdAt: 5 })
  expect(['id', ...Object.keys(account)].sort()).toEqual(columns.sort())
  expect(account).toMatchObject({ ...registered, passwordHash: null, googleSubject: null, activatedAt: null })
})
