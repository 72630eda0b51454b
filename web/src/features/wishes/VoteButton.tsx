import { UnstyledButton } from '@mantine/core'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react'
import { formatCompact } from '../../lib/format/format.ts'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { useWishVote } from './use-wish-vote.ts'
import styles from './VoteButton.module.css'

/** Switch for one's vote, with the total. */
export function VoteButton({ wish }: { wish: Wish }) {
  const { title, votes, voted, mergedInto } = wish
  const toggle = useWishVote()
  const mayVote = useMay('library.mark') && mergedInto === null
  return (
    <UnstyledButton
      className={styles.vote}
      aria-label={t('wishes.voteFor', { title, votes })}
      aria-pressed={voted}
      title={voted ? t('wishes.removeVote') : t('wishes.vote')}
      disabled={!mayVote}
      onClick={() => toggle(wish)}
    >
      {voted ? <IconArrowBigUpFilled {...icon} /> : <IconArrowBigUp {...icon} />}
      <span className={styles.count}>{formatCompact(votes)}</span>
    </UnstyledButton>
  )
}
