import { Anchor } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listSimilarWishes, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import styles from './SimilarWishes.module.css'
import { StatusSign } from './StatusSign.tsx'
import { VoteButton } from './VoteButton.tsx'

const TYPING = 250
const LEAST = 3

/** Wishes like the typed title: a vote for one of them says more than another wish. */
export function SimilarWishes({ title }: { title: string }) {
  const [asked] = useDebouncedValue(title.trim(), TYPING)
  const isAsked = asked.length >= LEAST
  const similar = useQuery({
    ...query(listSimilarWishes, { query: { title: asked } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const wishes = (isAsked && similar.data?.items) || []
  if (wishes.length === 0) return null
  return (
    <section aria-label={t('wishes.similar')}>
      <p className={styles.heading}>{t('wishes.similar')}</p>
      <ul className={styles.similar}>
        {wishes.map((wish) => (
          <SimilarWish key={wish.id} wish={wish} />
        ))}
      </ul>
    </section>
  )
}

function SimilarWish({ wish }: { wish: Wish }) {
  return (
    <li className={styles.row}>
      <VoteButton wish={wish} />
      <span className={styles.text}>
        <Anchor href={paths.wishlist({ wish: wish.id })} c="inherit" underline="hover">
          {wish.title}
        </Anchor>
        <span className={styles.meta}>
          <StatusSign wish={wish} />
        </span>
      </span>
    </li>
  )
}
