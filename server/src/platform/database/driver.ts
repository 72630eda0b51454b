import { CamelCasePlugin, type PluginTransformResultArgs } from 'kysely'
import pg from 'pg'

// pg sends each statement as a message of its own and Kysely renames the columns of each row. Here columns are renamed
// once a result, and a statement that only reads travels with its tenant: one message, which is its transaction.

interface Connection {
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  execute(message: object): void
}

interface Description {
  fields: { name: string }[]
}

/** Methods of pg's queries that its types leave out. */
interface Internals {
  prepare(connection: Connection): void
  handleRowDescription(description: Description): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

type Config = pg.QueryConfig<unknown[]> & { queryMode?: 'extended' }
type Done = (error: Error | null, result: pg.QueryResult) => void

const Query = pg.Query as unknown as new (
  config: Config,
  values: undefined,
  done: Done,
) => pg.Query & Internals

/** Writes columns in snake_case; rows come from the driver with names in camelCase. */
class Columns extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }

  nameOf(column: string): string {
    return this.camelCase(column)
  }
}

export const columns = new Columns()

class PlainQuery extends Query {
  override handleRowDescription(description: Description): void {
    for (const field of description.fields) field.name = columns.nameOf(field.name)
    super.handleRowDescription(description)
  }
}

/** Answers no row, so that all rows are those of the statement behind it. */
const ENTER = {
  name: 'enter-to-read',
  text: `select where set_config('app.tenant_id', $1, true) is null
    or set_config('transaction_read_only', 'on', true) is null`,
}
const knowing = new WeakSet<Connection>()

class ReadingQuery extends PlainQuery {
  tenantId = ''
  hasEntered = false

  override prepare(connection: Connection): void {
    if (!knowing.has(connection)) connection.parse(ENTER)
    knowing.add(connection)
    connection.bind({ statement: ENTER.name, values: [this.tenantId] })
    connection.execute({})
    super.prepare(connection)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.hasEntered) super.handleCommandComplete(message, connection)
    this.hasEntered = true
  }
}

export type Run = (config: Config) => Promise<pg.QueryResult>

/** Runs statements in the transaction that the client is in. */
export function runOn(client: pg.ClientBase): Run {
  return (config) => answerOf((done) => client.query(new PlainQuery(config, undefined, done)))
}

/** Runs each statement as a tenant's transaction of its own, in which nothing can be written. */
export function readOn(client: pg.ClientBase, tenantId: string): Run {
  return (config) =>
    answerOf((done) => {
      // A text without name and values would else go out alone, without its tenant.
      const query = new ReadingQuery({ ...config, queryMode: 'extended' }, undefined, done)
      query.tenantId = tenantId
      client.query(query)
    })
}

function answerOf(send: (done: Done) => void): Promise<pg.QueryResult> {
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    send((error, result) => (error ? reject(error) : resolve(result)))
  })
  return answer.catch((error: Error) => {
    // The stack of the caller, not of the socket.
    Error.captureStackTrace(error)
    throw error
  })
}
