import pg from 'pg'

/** Runs a statement in a transaction that stays open, with its locks, until it's let go. */
export async function holdTransaction(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return {
    async letGo() {
      await client.query('rollback')
      await client.end()
    },
  }
}
