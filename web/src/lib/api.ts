import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import type { ProblemBody } from '@satchel/contract/problem.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { newId } from './new-id.ts'
import { ApiProblem } from './problem.ts'
import { type RequestOptions, send } from './request.ts'
import { comingTokens, getTokens, refreshTokens, tokenHeaders } from './tokens.ts'

export interface CallOptions extends Pick<RequestOptions, 'signal' | 'timeout'> {
  /** The version a change is based on; answers 412 `stale` if someone else was faster. */
  ifMatch?: number
  /** Key with which the same body gets the first response again. */
  idempotencyKey?: string
}

type Ask = () => Promise<boolean>
let prove: Ask = async () => false

/** Sets what asks for proof of identity when the server requires it; it resolves to true once proved. */
export function onProofRequired(ask: Ask): void {
  prove = ask
}

/** Sends a call with the access token; again with fresh tokens if they expired, or after proof if it's required. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, timeout, ifMatch, idempotencyKey }: CallOptions = {},
): Promise<Reply<E>> {
  const attempt = () =>
    send(endpoint, input, {
      headers: {
        ...(endpoint.access !== 'public' && tokenHeaders()),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(signal && { signal }),
      ...(timeout !== undefined && { timeout }),
    })
  if (endpoint.access === 'public') return attempt()

  const coming = comingTokens()
  if (coming !== undefined) await coming
  const used = getTokens()
  const againIf = (mends: (body: ProblemBody) => Promise<boolean>) => async (error: unknown) => {
    if (error instanceof ApiProblem && (await mends(error.body))) return attempt()
    throw error
  }
  const renew = async () => getTokens() !== used || (await refreshTokens())
  return attempt()
    .catch(againIf(async ({ status }) => status === 401 && (await renew())))
    .catch(againIf(async ({ code }) => code === 'proof-required' && (await prove())))
}

/**
 * Returns options such as `useQuery(query(listItems, { query: {} }))`. The endpoint's name leads the key, so one name
 * refreshes all its inputs.
 */
export function query<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions<Reply<E>, ApiProblem>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}

type PageOf<E extends Endpoint> = Extract<Reply<E>, { nextCursor: string | null }>
type Cursor = string | null

/**
 * Returns options such as `useInfiniteQuery(pages(searchItems, { body }))`, for every endpoint that answers a
 * `nextCursor`.
 */
export function pages<E extends Endpoint>(endpoint: E, input: Input<E>) {
  const part = endpoint.method === 'GET' ? 'query' : 'body'
  const first = input as { query?: object; body?: object }
  return infiniteQueryOptions<PageOf<E>, ApiProblem, InfiniteData<PageOf<E>>, QueryKey, Cursor>({
    queryKey: [endpoint.name, 'pages', input],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const paged = cursor === null ? input : { ...first, [part]: { ...first[part], cursor } }
      return (await call(endpoint, paged as Input<E>, { signal })) as PageOf<E>
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
  })
}

type Command<E extends Endpoint> = Input<E> & Pick<CallOptions, 'ifMatch'>

/**
 * Returns a write command that refetches the reads it makes stale: `useCommand(changeItem, { refreshes: [getItem,
 * listItems] })`.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  { refreshes, timeout }: { refreshes: readonly Endpoint[]; timeout?: number },
) {
  const client = useQueryClient()
  return useMutation<Reply<E>, ApiProblem, Command<E>>({
    onMutate: (command) => {
      if (endpoint.status === 201) idempotencyKeys.set(command, newId())
    },
    mutationFn: (command) => {
      const { ifMatch, ...input } = command
      const idempotencyKey = idempotencyKeys.get(command)
      return call(endpoint, input as unknown as Input<E>, {
        ...(timeout !== undefined && { timeout }),
        ...(ifMatch !== undefined && { ifMatch }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      })
    },
    onSuccess: () =>
      Promise.all(refreshes.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))),
  })
}

/** Keys by command; a retry has the same one, so that nothing is created twice. */
const idempotencyKeys = new WeakMap<object, string>()
