import { checkItemPage, getItem, type Item } from '@satchel/contract/items.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { toast } from '../../../ui/feedback/toast.tsx'

/** The socket says when the page has answered; polling covers a closed socket. */
const ROUND = 5_000
const GIVEN_UP = 90_000

/** Has the web page of an item asked for again, and waits for what it says. */
export function useCheckPage({ id, checkedAt = '' }: Item) {
  const client = useQueryClient()
  /** When it had been asked for last, at the time of the question. */
  const [asked, setAsked] = useState<string>()
  const isWaiting = asked === checkedAt
  const { mutate } = useMutation<Item, ApiProblem>({
    mutationFn: () => call(checkItemPage, { params: { id } }),
    onMutate: () => setAsked(checkedAt),
    onError: ({ message }) => {
      setAsked(undefined)
      toast({ message, tone: 'problem' })
    },
  })
  useEffect(() => {
    if (!isWaiting) return
    const refetch = () => void client.invalidateQueries({ queryKey: [getItem.name] })
    const rounds = setInterval(refetch, ROUND)
    const end = setTimeout(() => setAsked(undefined), GIVEN_UP)
    return () => {
      clearInterval(rounds)
      clearTimeout(end)
    }
  }, [isWaiting, client])
  return { check: () => mutate(), isWaiting }
}
