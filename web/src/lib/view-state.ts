import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

/** First part of the keys of view state, in the query client. */
export const VIEW = 'view'

/** State that components share and the server doesn't know. It ends with the query client, and isn't stored. */
export interface ViewState<T> {
  queryKey: readonly [typeof VIEW, string]
  initial: T
}

/** Describes view state by a name of its own. Components hear of changes a moment later: it isn't for text being typed. */
export function viewState<T>(name: string, initial: T): ViewState<T> {
  return { queryKey: [VIEW, name], initial }
}

export function readView<T>(client: QueryClient, { queryKey, initial }: ViewState<T>): T {
  const data = client.getQueryData<T>(queryKey)
  return data === undefined ? initial : data
}

export function setView<T>(client: QueryClient, { queryKey }: ViewState<T>, next: T): void {
  client.setQueryData<T>(queryKey, () => next)
}

export function useView<T>({ queryKey, initial }: ViewState<T>): T {
  const { data } = useQuery<T>({ queryKey, queryFn: skipToken })
  return data === undefined ? initial : data
}
