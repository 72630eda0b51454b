import { listWishComments, type Wish, type WishComment } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { CommentForm } from './CommentForm.tsx'
import styles from './Comments.module.css'
import { PlainText } from './PlainText.tsx'
import detail from './WishDetail.module.css'

/** Comments on a wish, oldest first. */
export function Comments({ wish }: { wish: Wish }) {
  const { id, mergedInto } = wish
  const list = useInfiniteQuery(pages(listWishComments, { params: { id }, query: {} }))
  const comments = list.data?.pages.flatMap(({ items }) => items) ?? []
  const mayComment = useMay('library.mark') && mergedInto === null
  return (
    <section className={detail.section}>
      <h2 className={detail.title}>{t('wishes.commentsHeading')}</h2>
      {list.isPending && <TextSkeleton />}
      {!list.data && <LoadProblem title={t('wishes.couldntLoadComments')} query={list} />}
      {list.isSuccess && comments.length === 0 && (
        <p className={detail.quiet}>{t('wishes.noComments')}</p>
      )}
      {comments.length > 0 && (
        <ul className={styles.comments} aria-label={t('wishes.commentsHeading')}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      <div>
        <MoreButton list={list}>{t('wishes.showMoreComments')}</MoreButton>
      </div>
      {mayComment && <CommentForm wishId={id} />}
    </section>
  )
}

function Comment({ comment }: { comment: WishComment }) {
  const { author, createdAt, text, mentions } = comment
  return (
    <li className={styles.comment}>
      <div>
        <span className={styles.author}>{author.name}</span>{' '}
        <span className={styles.at}>
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <PlainText mentioned={mentions.map(({ name }) => name)}>{text}</PlainText>
    </li>
  )
}
