import { Readable } from 'node:stream'
import pg from 'pg'

/** The driver's connection, as a statement sees it. */
interface Wire {
  query(text: string): void
  stream: { pause(): void; resume(): void }
}

/** The kinds of messages within the copy, by their first byte. */
const [ARCHIVE, DATA] = [Buffer.from('n')[0], Buffer.from('d')[0]]
/** The server leaves out the end of the archive. */
const END_OF_TAR = Buffer.alloc(1024)

/**
 * Returns a copy of a running cluster as a TAR archive, with the log that makes it consistent, as of the end of the
 * stream. PostgreSQL checks the pages that it sends against their checksums. The user must be a superuser or have the
 * right `replication`.
 */
export async function readBaseBackup(connectionString: string): Promise<Readable> {
  const settings = { connectionString, replication: 'true' }
  const client = new pg.Client(settings as pg.ClientConfig)
  await client.connect()
  const end = () => void client.end().catch(() => undefined)
  try {
    // Keeps the log of the meantime, however long it takes. It goes with the connection.
    const slot = `satchel_${process.pid}_${Date.now()}`
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`)
  } catch (error) {
    end()
    throw error
  }
  const { stream, statement } = copyOf("BASE_BACKUP (LABEL 'satchel', CHECKPOINT 'fast', WAL)")
  client.on('error', (error) => stream.destroy(error))
  stream.once('close', end)
  client.query(statement)
  return stream
}

/** Returns a statement of the replication protocol that answers with a copy, and the copy's bytes. */
function copyOf(text: string): { stream: Readable; statement: pg.Submittable } {
  let wire: Wire | undefined
  let archives = 0
  const stream = new Readable({ read: () => wire?.stream.resume() })
  const ignored = () => undefined
  const statement = {
    submit(connection: Wire) {
      wire = connection
      connection.query(text)
    },
    handleRowDescription: ignored,
    handleDataRow: ignored,
    handleCommandComplete: ignored,
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (chunk[0] === ARCHIVE) archives += 1
      if (archives > 1) stream.destroy(new Error('Tablespaces can’t be backed up'))
      // The driver uses the memory of the message again.
      else if (chunk[0] === DATA && !stream.push(Buffer.from(chunk.subarray(1))))
        wire?.stream.pause()
    },
    handleError: (error: Error) => stream.destroy(error),
    handleReadyForQuery() {
      stream.push(END_OF_TAR)
      stream.push(null)
    },
  }
  return { stream, statement: statement as unknown as pg.Submittable }
}
