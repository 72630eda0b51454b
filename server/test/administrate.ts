import pg from 'pg'

/** Runs a statement from another database of the cluster than the URL's. */
export async function administrate(
  url: string,
  statement: string,
  from = 'postgres',
): Promise<void> {
  const outside = new URL(url)
  outside.pathname = from
  const client = new pg.Client({ connectionString: outside.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
