import { type Client, newClient } from '../database/connecting.ts'

/** Settings under which a value has the same text in every database, and all rows are seen or none. */
const SETTINGS = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set search_path = public; set row_security = off; set jit = off;
  set client_min_messages = error;
  -- What a machine that is gone began ends after half a minute, not two hours.
  set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  do $$ begin
    -- What a killed process began ends with it, where the system tells.
    set client_connection_check_interval = '1s';
  exception when others then null;
  end $$;
  select set_config(name, '0', false) from pg_settings where name in ('lock_timeout', 'statement_timeout',
    'transaction_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout')`

/** Opens a connection for reading and writing rows as they are stored. */
export async function openSession(url: string): Promise<Client> {
  const client = newClient(url)
  // One that breaks fails its statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(SETTINGS)
    return client
  } catch (error) {
    closeSession(client)
    throw error
  }
}

/** Disconnects; locks and transactions of the connection end with it. */
export function closeSession(client: Client): void {
  void client.end().catch(() => undefined)
}

/** Runs work in a transaction, which is rolled back if the work fails. */
export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
