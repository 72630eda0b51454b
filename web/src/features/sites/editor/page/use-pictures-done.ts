import { getItem } from '@satchel/contract/items/items.ts'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { query } from '../../../../lib/api.ts'
import { listsOf } from '../../block-ops.ts'

/** Returns how many pictures and videos of the page were still being processed, and now can be shown on it. */
export function usePicturesDone(content: readonly Block[]): number {
  const [count, setCount] = useState(0)
  const ids = listsOf(content)
    .flat()
    .flatMap((block) => (block.kind === 'image' || block.kind === 'video' ? block.itemId : []))
  const waiting = useQueries({
    queries: ids.map((id) => query(getItem, { params: { id } })),
    combine: (results) =>
      results.flatMap(({ data }) => (data?.status === 'processing' ? data.id : [])).join(' '),
  })
  const before = useRef(waiting)
  useEffect(() => {
    const now = new Set(waiting.split(' '))
    const isDone = before.current.split(' ').some((id) => id && !now.has(id))
    before.current = waiting
    if (isDone) setCount((done) => done + 1)
  }, [waiting])
  return count
}
