import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { checkItemPage, type Item } from '@satchel/contract/items/items.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../api.ts'
import type { ApiProblem } from '../problem.ts'

/** Polling interval in ms in case the socket, which reports the result, is closed. */
const ROUND = 5_000
const GIVEN_UP = 90_000

interface CheckPage {
  /** Endpoints that show the result. */
  refreshes: readonly Endpoint[]
  onError: (problem: ApiProblem) => void
}

/** Checks the web page of an item again, and waits for the result. */
export function useCheckPage({ id, checkedAt = '' }: Item, { refreshes, onError }: CheckPage) {
  const client = useQueryClient()
  /** Last check at the time of the request. */
  const [asked, setAsked] = useState<string>()
  const isWaiting = asked === checkedAt
  const { mutate } = useMutation<Item, ApiProblem>({
    mutationFn: () => call(checkItemPage, { params: { id } }),
    onMutate: () => setAsked(checkedAt),
    onError: (problem) => {
      setAsked(undefined)
      onError(problem)
    },
  })
  const refetch = useEffectEvent(() => {
    for (const { name } of refreshes) void client.invalidateQueries({ queryKey: [name] })
  })
  useEffect(() => {
    if (!isWaiting) return
    const rounds = setInterval(() => refetch(), ROUND)
    const end = setTimeout(() => setAsked(undefined), GIVEN_UP)
    return () => {
      clearInterval(rounds)
      clearTimeout(end)
    }
  }, [isWaiting])
  return { check: () => mutate(), isWaiting }
}
