import { listInvitations } from '@satchel/contract/invitations.ts'
import { listItems } from '@satchel/contract/items.ts'
import { listMyLinks } from '@satchel/contract/links.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../lib/api.ts'
import { useMay } from '../lib/session.ts'
import { useTaxonomy } from '../lib/taxonomy.ts'

export type FirstStep = 'upload' | 'classify' | 'share' | 'invite'

/** What a new tenant does first, each done as soon as the data say so; none once all are. */
export function useFirstSteps() {
  const mayEdit = useMay('library.write')
  const mayInvite = useMay('people.manage')
  const items = useQuery(query(listItems, { query: { limit: 1 } }))
  const links = useQuery(query(listMyLinks, { query: { limit: 1 } }))
  const people = useQuery({
    ...query(listUsers, { query: { limit: 2 } }),
    enabled: mayInvite,
  })
  const invitations = useQuery({
    ...query(listInvitations, { query: { limit: 1 } }),
    enabled: mayInvite,
  })
  const { isKnown, valuesOf, tags } = useTaxonomy()
  const labels = [...CATEGORIES.flatMap(valuesOf), ...tags]

  const isDone: Record<FirstStep, boolean> = {
    upload: (items.data?.items.length ?? 0) > 0,
    classify: labels.some(({ itemCount }) => itemCount > 0),
    share: (links.data?.total ?? 0) > 0,
    invite: (people.data?.items.length ?? 0) > 1 || (invitations.data?.items.length ?? 0) > 0,
  }
  const mine: FirstStep[] = [
    ...(mayEdit ? (['upload', 'classify'] as const) : []),
    'share',
    ...(mayInvite ? (['invite'] as const) : []),
  ]
  const steps = mine.map((step) => ({ step, isDone: isDone[step] }))
  return {
    isPending:
      items.isPending || links.isPending || people.isLoading || invitations.isLoading || !isKnown,
    steps: steps.every((each) => each.isDone) ? [] : steps,
  }
}
