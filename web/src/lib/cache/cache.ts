import {
  DATA_FRESH,
  DATA_KEPT,
  MUTATION_RETRIES,
  QUERY_RETRIES,
  QUERY_RETRY_DELAY,
  QUERY_RETRY_DELAY_MAX,
} from '@satchel/contract/constants.ts'
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOffline } from '../offline/offline.ts'
import { ApiProblem, Expected } from '../problem.ts'
import { report } from '../report/report.ts'
import { VIEW } from '../view-state.ts'

/** Creates the query client. `onProblem` is called for every call that failed after its retries. */
export function createCache(onProblem: (error: unknown) => void = () => {}): QueryClient {
  const onError = (error: unknown) => {
    onProblem(error)
    // All else is a fault of ours.
    if (!(error instanceof Expected)) report(error)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: DATA_FRESH,
        gcTime: DATA_KEPT,
        refetchOnWindowFocus: false,
        // None, but for what a change has made stale while it was out of sight.
        refetchOnMount: ({ state }) => state.isInvalidated,
        retry: (failures, error) => failures < QUERY_RETRIES && !isRefusal(error),
        retryDelay: (failures) =>
          Math.min(QUERY_RETRY_DELAY * 2 ** failures, QUERY_RETRY_DELAY_MAX),
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) =>
          failures < MUTATION_RETRIES &&
          error instanceof ApiProblem &&
          error.mayRepeat &&
          // Then it is said at once.
          !(error.isUnreached && isOffline()),
        retryDelay: QUERY_RETRY_DELAY,
      },
    },
  })
  client.setQueryDefaults([VIEW], { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  readAgainWhatChanged(client)
  return client
}

/**
 * Refetches what changed during a first read, whose response may lack the change. The library takes that response as
 * fresh, so it is made stale again once it arrives.
 */
function readAgainWhatChanged(client: QueryClient): void {
  const outdated = new WeakSet<Query>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const { data, fetchStatus, isInvalidated } = query.state
    if (action.type === 'fetch') {
      outdated.delete(query)
      // Left from a read that failed; it would keep the next notice from being heard.
      if (data === undefined && isInvalidated) query.setState({ isInvalidated: false })
    } else if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching') {
      outdated.add(query)
    } else if (action.type === 'success' && !action.manual && outdated.delete(query)) {
      void client.invalidateQueries({ predicate: (other) => other === query })
    }
  })
}

/** Tells whether an error is a 4xx of the server, which a retry won't change. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.isForeign) return false
  return error.body.status >= 400 && error.body.status < 500
}
