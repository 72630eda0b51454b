import { Alert, Anchor, Button, Group, Title } from '@mantine/core'
import { getWish, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/problem.ts'
import { useMay } from '../../../lib/session.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import { PageTitle } from '../../../ui/layout/Page.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { useApprove } from '../moderation/use-moderation.ts'
import { StatusSign } from '../StatusSign.tsx'
import { VoteButton } from '../VoteButton.tsx'
import type { Navigation, WishesView } from '../wishes-view.ts'
import { Comments } from './Comments.tsx'
import { Outcome } from './Outcome.tsx'
import { PlainText } from './PlainText.tsx'
import { useShareFromUrl } from './use-share-from-url.ts'
import { useStatusChange } from './use-status-change.tsx'
import styles from './WishDetail.module.css'
import { WishFacts } from './WishFacts.tsx'
import { WishItems } from './WishItems.tsx'
import { WishMenu } from './WishMenu.tsx'

interface WishDetailProps extends Navigation {
  id: string
  view: WishesView
}

export function WishDetail({ id, view, to, onChange }: WishDetailProps) {
  useShareFromUrl({ view, onChange })
  const wish = useQuery(query(getWish, { params: { id } }))
  const isGone = wish.error instanceof ApiProblem && wish.error.is(404)
  return (
    <>
      <Link to={to({ wish: null })} className={styles.back}>
        <IconArrowLeft {...icon} />
        {t('wishes.backToWishlist')}
      </Link>
      {wish.isPending && <TextSkeleton lines={6} />}
      {wish.isError && !wish.data && (
        <>
          <Title order={1}>{t('wishes.wish')}</Title>
          <LoadProblem title={t('wishes.couldntLoadWish')} query={wish} />
        </>
      )}
      {wish.data && isGone && <Alert>{t('wishes.moderation.wasDeleted')}</Alert>}
      {wish.data && !isGone && <Loaded wish={wish.data} to={to} />}
    </>
  )
}

interface LoadedProps extends Pick<Navigation, 'to'> {
  wish: Wish
}

function Loaded({ wish, to }: LoadedProps) {
  const { title, kind, author, createdAt, description, response, mergedInto, pending } = wish
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <VoteButton wish={wish} />
        <div className={styles.heading}>
          <Title order={1}>{title}</Title>
          <div className={styles.line}>
            <StatusSign wish={wish} />
            <span>{kind === 'content' ? t('wishes.content') : t('wishes.feature')}</span>
            <span>
              {author.name} · <RelativeTime at={createdAt} />
            </span>
          </div>
        </div>
        {mergedInto === null && <WishMenu wish={wish} to={to} />}
      </header>
      {mergedInto !== null && (
        <Alert mb="lg">
          {t('wishes.wasMerged')}{' '}
          <Anchor component={Link} to={to({ wish: mergedInto })}>
            {t('wishes.openThatOne')}
          </Anchor>
        </Alert>
      )}
      {pending && <Pending wish={wish} />}
      <div className={styles.wish}>
        <div className={styles.main}>
          {description ? (
            <PlainText>{description}</PlainText>
          ) : (
            <p className={styles.quiet}>{t('wishes.noDescription')}</p>
          )}
          {response && (
            <section className={`${styles.section} ${styles.response}`}>
              <h2 className={styles.title}>{t('wishes.responseFromTeam')}</h2>
              <PlainText>{response}</PlainText>
            </section>
          )}
          {kind === 'content' && <WishItems wish={wish} />}
          {wish.status === 'done' && <Outcome wish={wish} />}
          <Comments wish={wish} />
        </div>
        <WishFacts wish={wish} />
      </div>
    </>
  )
}

/** Decisions of editors about a wish that waits for approval. */
function Pending({ wish }: { wish: Wish }) {
  const mayDecide = useMay('library.write')
  const changeStatus = useStatusChange()
  const approve = useApprove(wish)
  const isTrusting = approve.isPending && approve.variables.trust
  return (
    <Alert mb="lg" color="yellow" title={t('wishes.waitsForApproval')}>
      {t('wishes.onlyYouAndEditors')}
      {mayDecide && (
        <Group mt="sm" gap="xs">
          <Button
            size="compact-sm"
            loading={approve.isPending && !isTrusting}
            onClick={() => approve.mutate({ trust: false })}
          >
            {t('wishes.approve')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={isTrusting}
            onClick={() => approve.mutate({ trust: true })}
          >
            {t('wishes.moderation.approveAndTrust')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => changeStatus(wish, 'declined')}
          >
            {t('wishes.decline')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
