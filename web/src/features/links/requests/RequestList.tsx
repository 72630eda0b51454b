import { Badge, Button } from '@mantine/core'
import { type FileRequest, listFileRequests } from '@satchel/contract/requests.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './Requests.module.css'

/** The requests for files, newest first. */
export function RequestList() {
  const client = useQueryClient()
  const list = useInfiniteQuery(pages(listFileRequests, { query: {} }))
  useLive('requests-update', () => {
    void client.invalidateQueries({ queryKey: [listFileRequests.name] })
  })
  if (list.isError) return <LoadProblem title={t('links.requests.couldntLoad')} query={list} />
  if (list.isPending) return <RowSkeletons count={6} height={56} />
  const requests = list.data.pages.flatMap(({ items }) => items)
  if (requests.length === 0)
    return (
      <EmptyState
        drawing="link"
        help="requests"
        sentence={t('links.requests.none')}
        action={
          <Button component={Link} to={paths.links()}>
            {t('links.requests.openLinks')}
          </Button>
        }
      />
    )
  return (
    <>
      <ul className={styles.list} aria-label={t('links.requests.requests')}>
        {requests.map((request) => (
          <Row key={request.id} request={request} />
        ))}
      </ul>
      <MoreButton list={list} mt="md" />
    </>
  )
}

function Row({ request }: { request: FileRequest }) {
  const { id, title, name, recipient, state, counts, missing, createdAt } = request
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Link to={paths.request(id)} className={styles.name}>
          {title}
        </Link>
        <span className={styles.line}>{[recipient, name].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.facts}>
        {counts.waiting > 0 && (
          <Badge>{t('links.requests.countWaiting', { count: counts.waiting })}</Badge>
        )}
        {state === 'closed' && (
          <Badge color="gray" variant="light">
            {t('links.requests.closed')}
          </Badge>
        )}
        {missing.length > 0 && state === 'open' && (
          <span className={styles.line}>
            {t('links.requests.countMissing', { count: missing.length })}
          </span>
        )}
        <span className={styles.line}>
          <RelativeTime at={createdAt} />
        </span>
      </span>
    </li>
  )
}
