import { refreshSession } from '@satchel/contract/accounts/accounts.ts'
import { listCollections } from '@satchel/contract/collections.ts'
import { expect, it } from 'vitest'
import { problem, reply, serve } from '../../test/server.ts'
import { call, onProofRequired } from './api.ts'
import { getTokens, onSessionEnd, setTokens } from './tokens.ts'

const old = { accessToken: 'old access', identityToken: 'old identity' }
const fresh = { accessToken: 'new access', identityToken: 'new identity' }
const tokenSet = { ...fresh, refreshToken: 'r', expiresIn: 900 }
const empty = { items: [], nextCursor: null }

it('renews expired tokens once, silently, and retries', async () => {
  setTokens(old)
  const received = serve([
    [refreshSession, () => reply(refreshSession, tokenSet)],
    [
      listCollections,
      ({ headers }) =>
        headers.get('authorization') === 'Bearer new access'
          ? reply(listCollections, empty)
          : problem('unauthenticated'),
    ],
  ])

  const answers = await Promise.all([
    call(listCollections, { query: {} }),
    call(listCollections, { query: { search: 'a' } }),
  ])

  expect(answers).toEqual([empty, empty])
  expect(received.filter(({ endpoint }) => endpoint === 'refreshSession')).toHaveLength(1)
  expect(received.at(-1)?.headers.get('x-identity-token')).toBe('new identity')
})

it('ends the session when the tokens can’t be renewed', async () => {
  setTokens(old)
  let isOver = false
  onSessionEnd(() => {
    isOver = true
  })
  serve([
    [refreshSession, () => problem('unauthenticated')],
    [listCollections, () => problem('unauthenticated')],
  ])
  await expect(call(listCollections, { query: {} })).rejects.toMatchObject({
    body: { code: 'unauthenticated' },
  })
  expect(isOver).toBe(true)
})

it('keeps the tokens when the server is temporarily unable to renew them', async () => {
  setTokens(old)
  const refusals = [problem('unavailable')]
  const received = serve([
    [refreshSession, () => refusals.shift() ?? reply(refreshSession, tokenSet)],
    [
      listCollections,
      ({ headers }) =>
        headers.get('authorization') === 'Bearer new access'
          ? reply(listCollections, empty)
          : problem('unauthenticated'),
    ],
  ])
  await expect(call(listCollections, { query: {} })).rejects.toMatchObject({
    body: { code: 'unavailable' },
  })
  expect(getTokens()).toEqual(old)
  expect(await call(listCollections, { query: {} })).toEqual(empty)
  expect(received.filter(({ endpoint }) => endpoint === 'refreshSession')).toHaveLength(2)
})

it('renews the tokens, asks for proof, and then does what was wanted', async () => {
  setTokens(old)
  let isProved = false
  onProofRequired(async () => {
    isProved = true
    return true
  })
  serve([
    [refreshSession, () => reply(refreshSession, tokenSet)],
    [
      listCollections,
      ({ headers }) => {
        if (headers.get('authorization') !== 'Bearer new access') return problem('unauthenticated')
        return isProved ? reply(listCollections, empty) : problem('proof-required')
      },
    ],
  ])
  expect(await call(listCollections, { query: {} })).toEqual(empty)
})

it('does nothing without proof of identity', async () => {
  setTokens(fresh)
  onProofRequired(async () => false)
  serve([[listCollections, () => problem('proof-required')]])
  await expect(call(listCollections, { query: {} })).rejects.toMatchObject({
    body: { code: 'proof-required' },
  })
})

it('sends no tokens to public endpoints', async () => {
  setTokens(old)
  const received = serve([[refreshSession, () => reply(refreshSession, tokenSet)]])
  await call(refreshSession, { body: {} })
  expect(received[0]?.headers.get('authorization')).toBeNull()
})

it('says that the server can’t be reached', async () => {
  setTokens(old)
  serve([])
  await expect(call(listCollections, { query: {} })).rejects.toThrow('Couldn’t reach the server')
})
