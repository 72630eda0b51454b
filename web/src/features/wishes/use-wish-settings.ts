import { getWishSettings } from '@satchel/contract/wishes/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** Returns the account's names of the statuses. */
export function useWishSettings() {
  return useQuery(query(getWishSettings, {}))
}
