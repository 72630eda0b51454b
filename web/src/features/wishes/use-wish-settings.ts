import {
  getWishSettings,
  WISH_STATUS_COLORS,
  type WishSettings,
} from '@satchel/contract/wishes/settings.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

const { open, planned, started, done, declined } = WISH_STATUS_COLORS

/** The names of the statuses for companies that gave them no others, shown while theirs are loading. */
const DEFAULTS: WishSettings['statuses'] = {
  open: { label: t('wishes.statuses.open'), color: open },
  planned: { label: t('wishes.statuses.planned'), color: planned },
  started: { label: t('wishes.statuses.started'), color: started },
  done: { label: t('wishes.statuses.done'), color: done },
  declined: { label: t('wishes.statuses.declined'), color: declined },
}

/** Returns the account's names of the statuses. */
export function useWishSettings() {
  return useQuery(query(getWishSettings, {}))
}

/** Returns the names of the statuses, the usual ones at first. */
export function useWishStatuses(): WishSettings['statuses'] {
  return useWishSettings().data?.statuses ?? DEFAULTS
}
