import { listWishVotes, type Wish, type WishVoter } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import styles from './WishDetail.module.css'

const SHOWN = 8

/** Voters, and the organizations they voted for. */
export function Voters({ wish: { id, votes } }: { wish: Wish }) {
  const list = useInfiniteQuery({
    ...pages(listWishVotes, { params: { id }, query: { limit: SHOWN } }),
    enabled: votes > 0,
  })
  const voters = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (votes === 0 || voters.length === 0) return null
  return (
    <section className={styles.voters}>
      <h2 className={styles.title}>{t('wishes.votes', { count: votes })}</h2>
      <ul aria-label={t('wishes.voters')}>
        {voters.map((voter) => (
          <Voter key={voter.person.id} {...voter} />
        ))}
      </ul>
      <MoreButton list={list} size="compact-sm" />
    </section>
  )
}

function Voter({ person, organization }: WishVoter) {
  return (
    <li>
      {person.name}
      {organization && <span className={styles.quiet}> · {organization}</span>}
    </li>
  )
}
