import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { ListCheckbox } from '../../../ui/list/ListCheckbox.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { NeededBy } from '../NeededBy.tsx'
import { StatusSign } from '../StatusSign.tsx'
import { VoteButton } from '../VoteButton.tsx'
import styles from './WishRow.module.css'

interface WishRowProps {
  wish: Wish
  to: string
  /** Selection, for people who decide about wishes. */
  selection?: { isChosen: boolean; toggle: () => void } | undefined
}

/** Row of the list; all of it except the vote opens the wish. */
export function WishRow({ wish, to, selection }: WishRowProps) {
  const { title, description, kind, organization, assignee, author, createdAt } = wish
  return (
    <li className={styles.row} data-chosen={selection?.isChosen || undefined}>
      {selection && (
        <ListCheckbox
          className={styles.check}
          aria-label={t('wishes.moderation.selectWish', { title })}
          checked={selection.isChosen}
          onChange={selection.toggle}
        />
      )}
      <VoteButton wish={wish} />
      <div className={styles.text}>
        <Link to={to} className={styles.title}>
          {title}
        </Link>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.meta}>
          <StatusSign wish={wish} />
          <span>{kind === 'content' ? t('wishes.content') : t('wishes.feature')}</span>
          {organization && <span>{t('wishes.forOrganization', { name: organization })}</span>}
          <NeededBy wish={wish} />
          {assignee && <span>{t('wishes.assignedTo', { name: assignee.name })}</span>}
          {wish.commentCount > 0 && (
            <span>{t('wishes.comments', { count: wish.commentCount })}</span>
          )}
          <span>
            {author.name} · <RelativeTime at={createdAt} />
          </span>
        </div>
      </div>
    </li>
  )
}
