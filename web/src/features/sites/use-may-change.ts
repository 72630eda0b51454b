import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import { useMay, useMe } from '../../lib/session.ts'

/** Tells whether I may change a site: viewers may change the pages they made for one person. */
export function useMayChange({ isPersonal, owner }: Pick<SiteSummary, 'isPersonal' | 'owner'>) {
  const mayWrite = useMay('library.write')
  const { user } = useMe()
  return mayWrite || (isPersonal && owner.id === user.id)
}
