import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'

const FOLDER = 'app/server/db/migrations'
const migrations = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))

const run = (database: DatabaseSync, names: readonly string[]) => {
  for (const name of names) database.exec(readFileSync(`${FOLDER}/${name}`, 'utf8'))
}

test('[CONSENT-01] the ledger keeps its rows when it is made anew, and learns who read the newsletter before', () => {
  const database = new DatabaseSync(':memory:')
  const at = migrations.findIndex((name) => name.startsWith('0012_'))
  run(database, migrations.slice(0, at))
  database.exec(`
    insert into consents values ('somebody', 'measurement', 'given', 'then', 'de', null, 5);
    insert into newsletter_readers values ('a', 'a@example.com', 'vi', 'confirmed', 6, 7, null);
    insert into newsletter_readers values ('b', 'b@example.com', 'vi', 'pending', 6, null, null);
    insert into newsletter_readers values ('c', 'c@example.com', 'vi', 'left', 6, 7, 8);
  `)
  run(database, migrations.slice(at))
  expect(
    database
      .prepare('select * from consents order by noted_at')
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([
    {
      subject: 'somebody',
      purpose: 'measurement',
      event: 'given',
      words: 'then',
      locale: 'de',
      account_id: null,
      noted_at: 5,
    },
    {
      subject: 'a',
      purpose: 'newsletter',
      event: 'given',
      words: 'before-the-ledger',
      locale: 'vi',
      account_id: null,
      noted_at: 7,
    },
  ])
})
