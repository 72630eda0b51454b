import { connect } from 'node:net'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { newClient } from './connecting.ts'
import { isAnyServerAway, isDatabaseAway, noteConnectionError } from './connection-loss.ts'
import { freePort } from './embedded-postgres.ts'

const failure = (code: string, message: string, more: object = {}) =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { code, ...more })

describe('an error that means that the database is away is recognized', () => {
  test.each([
    ['08006', 'connection failure'],
    ['08P01', 'server login has been failing, try again later (server_login_retry)'],
    ['08P01', 'server conn crashed?'],
    ['08P01', 'query_wait_timeout'],
    ['08P01', 'pgbouncer cannot connect to server'],
    ['08P01', 'no more connections allowed (max_client_conn)'],
    ['28P01', 'server login has been failing, cached error: connect failed (server_login_retry)'],
    ['57P01', 'terminating connection due to administrator command'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is starting up'],
    ['53300', 'sorry, too many clients already'],
    ['25006', 'cannot execute INSERT in a read-only transaction'],
    ['XX000', 'all backend nodes are down, pgpool requires at least one valid node'],
    ['XX000', '(ECHECKOUTTIMEOUT) unable to check out connection from the pool after 15000ms'],
    ['08000', 'Timed-out waiting to acquire database connection'],
  ])('%s: %s', (code, message) => {
    expect(isDatabaseAway(failure(code, message))).toBe(true)
    expect(isDatabaseAway(new Error('a job failed', { cause: failure(code, message) }))).toBe(true)
  })

  test('and so is a lost or refused connection, which isn’t one of another server', async () => {
    const lost = new Error('Connection terminated unexpectedly')
    expect(isDatabaseAway(lost)).toBe(true)
    noteConnectionError(lost)
    expect(isDatabaseAway(lost)).toBe(true)
    const port = await freePort()
    const client = newClient(`postgres://satchel@127.0.0.1:${port}/satchel`)
    const refused = await client.connect().catch((error: unknown) => error)
    expect(isDatabaseAway(refused)).toBe(true)

    const other = await new Promise((resolve) => connect(port, '127.0.0.1').on('error', resolve))
    expect(other).toMatchObject({ code: 'ECONNREFUSED' })
    expect([isDatabaseAway(other), isAnyServerAway(other)]).toEqual([false, true])
  })
})

test.each([
  ['42P01', 'relation "item" does not exist', {}],
  ['23505', 'duplicate key value violates unique constraint', {}],
  ['57014', 'canceling statement due to statement timeout', {}],
  ['08P01', 'bind message supplies 1 parameters', { routine: 'exec_bind_message' }],
])('%s: %s is a fault of the statement', (code, message, more) => {
  expect(isAnyServerAway(failure(code, message, more))).toBe(false)
})
