import { listUsers, type User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { InvitationList } from './InvitationList.tsx'
import { PeopleFilters, type PeopleView } from './PeopleFilters.tsx'
import styles from './PeopleSection.module.css'
import { PersonRow } from './PersonRow.tsx'

const SIZE = 50

/** People of the account. */
export function PeopleSection() {
  const { user: me } = useMe()
  const mayManage = useMay('people.manage')
  const [view, setView] = useState<PeopleView>({ search: '', role: null })
  const { search, role } = view
  const found = useInfiniteQuery({
    ...pages(listUsers, {
      query: { limit: SIZE, ...(search && { search }), ...(role && { role }) },
    }),
    placeholderData: keepPreviousData,
    // Someone may have joined since.
    refetchOnMount: 'always',
  })
  const people = found.data?.pages.flatMap(({ items }): User[] => items) ?? []
  return (
    <>
      <PeopleFilters view={view} onChange={(part) => setView({ ...view, ...part })} />
      {found.isPending && <RowSkeletons height={56} />}
      <LoadProblem title={t('users.couldntLoadPeople')} query={found} />
      {found.isSuccess && people.length === 0 && (
        <EmptyState drawing="search" sentence={t('users.noPeopleFound')} />
      )}
      {people.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t('users.people')}
          aria-busy={found.isPlaceholderData}
        >
          {people.map((person) => (
            <PersonRow key={person.id} person={person} isMe={person.id === me.id} />
          ))}
        </ul>
      )}
      <MoreButton list={found} mt="md">
        {t('ui.showMore')}
      </MoreButton>
      {mayManage && <InvitationList />}
    </>
  )
}
