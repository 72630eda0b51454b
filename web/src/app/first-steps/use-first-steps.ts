import { listInvitations } from '@satchel/contract/accounts/invitations.ts'
import { type Item, listItems } from '@satchel/contract/items/items.ts'
import { SAMPLES } from '@satchel/contract/items/samples.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latestLinks } from '../../features/links/news/latest-links.ts'
import { query } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { useTaxonomy } from '../../lib/taxonomy.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { hasHiddenSteps, saveHiddenSteps } from './hidden-steps.ts'

/** One more item than there are samples tells whether there is one of the tenant's own. */
const SAMPLE_COUNT = 3

export type FirstStep = 'upload' | 'classify' | 'share' | 'invite'

/** Steps of a new tenant, each done as soon as the data says so; none once all are done or hidden. */
export function useFirstSteps() {
  const { user } = useMe()
  const { isHidden, hide } = useHiding()
  const mayEdit = useMay('library.write')
  const mayInvite = useMay('people.manage')
  const items = useQuery(query(listItems, { query: { limit: SAMPLE_COUNT + 1 } }))
  const links = useQuery(latestLinks)
  const people = useQuery({
    ...query(listUsers, { query: { limit: 2 } }),
    enabled: mayInvite,
  })
  const invitations = useQuery({
    ...query(listInvitations, { query: { limit: 1 } }),
    enabled: mayInvite,
  })
  const { isKnown, valuesOf, tags } = useTaxonomy()
  const used = [...CATEGORIES.flatMap(valuesOf), ...tags]

  const library = libraryOf(items.data?.items, user.id)
  const isDone: Record<FirstStep, boolean> = {
    upload: library.hasOwn,
    classify: used.some(({ itemCount }) => itemCount > 0),
    share: (links.data?.total ?? 0) > (library.hasSamples ? 1 : 0),
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
    steps: (isHidden && isDone.upload) || steps.every((each) => each.isDone) ? [] : steps,
    /** The item that steps begin with; undefined while there is none. */
    newest: library.newest,
    mayRemoveSamples: library.hasSamples && (mayInvite || library.hasMySamples),
    mayHaveSamples: mayEdit && !library.newest,
    // Without them there is nothing to see as long as there is nothing in the library.
    ...(isDone.upload && { hide }),
  }
}

/** Tells the tenant's own items from samples. */
function libraryOf(listed: readonly Item[] = [], userId: string) {
  const samples = listed.filter(({ meta }) => meta.importId === SAMPLES)
  const own = listed.filter((item) => !samples.includes(item))
  return {
    newest: own[0] ?? listed[0],
    hasOwn: own.length > 0,
    hasSamples: samples.length > 0,
    hasMySamples: samples.some(({ owner }) => owner.id === userId),
  }
}

/** Hides the steps, for people who work alone or already know the app. */
function useHiding() {
  const { user } = useMe()
  const [isHidden, setHidden] = useState(() => hasHiddenSteps(user.id))
  const set = (hidden: boolean) => {
    saveHiddenSteps(user.id, hidden)
    setHidden(hidden)
  }
  const hide = () => {
    set(true)
    const action = { label: t('app.home.undo'), onClick: () => set(false) }
    toast({ message: t('app.home.gettingStartedHidden'), action })
  }
  return { isHidden, hide }
}
