import type { Wish } from '@satchel/contract/wishes.ts'
import { Link } from 'react-router'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import * as labels from '../labels.ts'
import { NeededBy } from '../NeededBy.tsx'
import { StatusSign } from '../StatusSign.tsx'
import { VoteButton } from '../VoteButton.tsx'
import styles from './WishRow.module.css'

interface WishRowProps {
  wish: Wish
  to: string
}

/** One line of the list; all of it but the vote opens the wish. */
export function WishRow({ wish, to }: WishRowProps) {
  const { title, description, kind, organization, assignee, author, createdAt } = wish
  return (
    <li className={styles.row}>
      <VoteButton wish={wish} />
      <div className={styles.text}>
        <Link to={to} className={styles.title}>
          {title}
        </Link>
        {description && <p className={styles.description}>{description}</p>}
        <div className={styles.meta}>
          <StatusSign wish={wish} />
          <span>{kind === 'content' ? labels.content : labels.feature}</span>
          {organization && <span>{labels.forOrganization(organization)}</span>}
          <NeededBy wish={wish} />
          {assignee && <span>{labels.assignedTo(assignee.name)}</span>}
          {wish.commentCount > 0 && <span>{labels.comments(wish.commentCount)}</span>}
          <span>
            {author.name} · <RelativeTime at={createdAt} />
          </span>
        </div>
      </div>
    </li>
  )
}
