import { Button, Select } from '@mantine/core'
import { WISH_STATUSES, type Wish, type WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconBuilding } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/format/format.ts'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { StatusSign } from '../StatusSign.tsx'
import { useChangeWish } from '../use-change-wish.ts'
import { usePeople } from '../use-people.ts'
import { useWishStatuses } from '../use-wish-settings.ts'
import { useStatusChange } from './use-status-change.tsx'
import { openVoteFor } from './VoteFor.tsx'
import { Voters } from './Voters.tsx'
import styles from './WishDetail.module.css'

/** Facts beside the wish: status, assignee, customer and due date. */
export function WishFacts({ wish }: { wish: Wish }) {
  const { mergedInto, voted } = wish
  const isEditor = useMay('library.write') && mergedInto === null
  return (
    <aside className={styles.side} aria-label={t('wishes.details')}>
      {isEditor && <StatusSelect wish={wish} />}
      {isEditor && <AssigneeSelect wish={wish} />}
      <Facts wish={wish} withStatus={!isEditor} />
      <Voters wish={wish} />
      {voted && mergedInto === null && (
        <Button
          variant="default"
          leftSection={<IconBuilding {...icon} />}
          onClick={() => openVoteFor(wish)}
        >
          {t('wishes.voteForOrganization')}
        </Button>
      )}
    </aside>
  )
}

interface FactsProps {
  wish: Wish
  /** True for people who can't change status and assignee above. */
  withStatus: boolean
}

function Facts({ wish, withStatus }: FactsProps) {
  const { author, assignee, organization, neededBy, createdAt } = wish
  return (
    <dl className={styles.facts}>
      {withStatus && (
        <>
          <dt>{t('wishes.status')}</dt>
          <dd>
            <StatusSign wish={wish} />
          </dd>
          <dt>{t('wishes.assignee')}</dt>
          <dd>{assignee?.name ?? t('wishes.nobody')}</dd>
        </>
      )}
      <dt>{t('wishes.author')}</dt>
      <dd>{author.name}</dd>
      {organization && (
        <>
          <dt>{t('wishes.organization')}</dt>
          <dd>{organization}</dd>
        </>
      )}
      {neededBy && (
        <>
          <dt>{t('wishes.neededByDay')}</dt>
          <dd>{formatDay(neededBy)}</dd>
        </>
      )}
      <dt>{t('wishes.created')}</dt>
      <dd>
        <RelativeTime at={createdAt} />
      </dd>
    </dl>
  )
}

function StatusSelect({ wish }: { wish: Wish }) {
  const statuses = useWishStatuses()
  const changeStatus = useStatusChange()
  const data = WISH_STATUSES.map((status) => ({
    value: status,
    label: statuses[status].label,
  }))
  const choose = (status: WishStatus) => {
    if (status !== wish.status) changeStatus(wish, status)
  }
  return (
    <Select
      label={t('wishes.status')}
      data={data}
      value={wish.status}
      allowDeselect={false}
      onChange={(status) => choose(status as WishStatus)}
    />
  )
}

function AssigneeSelect({ wish }: { wish: Wish }) {
  const { assignee } = wish
  const [typed, setTyped] = useState('')
  const change = useChangeWish()
  const people = usePeople(typed === assignee?.name ? '' : typed)
  const candidates = [
    ...(assignee ? [assignee] : []),
    ...people.filter(({ id }) => id !== assignee?.id),
  ]
  return (
    <Select
      label={t('wishes.assignee')}
      placeholder={t('wishes.nobody')}
      data={candidates.map(({ id, name }) => ({ value: id, label: name }))}
      value={assignee?.id ?? null}
      searchable
      clearable
      nothingFoundMessage={t('ui.noOneByThatName')}
      filter={({ options }) => options}
      error={change.error?.fields.assigneeId}
      onSearchChange={setTyped}
      onChange={(assigneeId) => change.mutate({ wish, change: { assigneeId } })}
    />
  )
}
