import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepQueries, restoreQueries } from '../lib/cache/query-cache.ts'
import { cacheOwner, useMe } from '../lib/session.ts'

/** Restores what the person saw before a reload, before any page is rendered, and stores what they see from now on. */
export function useKeptQueries(): void {
  const client = useQueryClient()
  const owner = cacheOwner(useMe())
  useState(() => restoreQueries(client, owner))
  useEffect(() => keepQueries(client, owner), [client, owner])
}
