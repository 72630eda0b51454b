import { Button, Select } from '@mantine/core'
import {
  listRecipients,
  type Recipient,
  type RecipientOrder,
} from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { IconBuilding, IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { SureMark } from '../../ui/CertaintyMark.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { largeIcon } from '../../ui/icon.ts'
import { ListPages } from '../../ui/list/ListPages.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { EmailText } from '../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import styles from './RecipientList.module.css'
import { type RecipientsView, useRecipientsView } from './recipients-view.ts'

const SIZE = 25
const ORDERS: { value: RecipientOrder; label: string }[] = [
  { value: 'recent', label: t('recipients.lastActivity') },
  { value: 'name', label: t('ui.name') },
  { value: 'views', label: t('recipients.mostViews') },
]

/** The recipients; search, order and page are in the URL. */
export function RecipientList() {
  const [view, change] = useRecipientsView()
  const { kind, search, orderBy, page } = view
  const { one, many, none } = labels.NAMES[kind]
  const found = useQuery({
    ...query(listRecipients, {
      query: { kind, orderBy, limit: SIZE, offset: (page - 1) * SIZE, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  })
  if (found.isError) {
    return <LoadProblem title={t('recipients.couldntLoad', { many })} query={found} />
  }
  const total = found.data?.total ?? 0
  if (found.isSuccess && total === 0 && !search) {
    const sentence = t('recipients.emptyLine', { none })
    return <EmptyState drawing="link" help="reports" sentence={sentence} action={<ToLibrary />} />
  }
  return (
    <>
      <Filters
        key={kind}
        view={view}
        label={t('recipients.searchMany', { many })}
        onChange={change}
      />
      {found.isPending && <RowSkeletons count={8} height={56} />}
      {found.isSuccess && total === 0 && (
        <EmptyState drawing="search" sentence={t('recipients.noResults', { one, search })} />
      )}
      {total > 0 && (
        <ul className={styles.list} aria-label={many} aria-busy={found.isPlaceholderData}>
          {found.data?.items.map((recipient) => (
            <Row key={recipient.key} recipient={recipient} />
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        size={SIZE}
        total={total}
        nouns={[one, many]}
        onChange={(next) => change({ page: next })}
      />
    </>
  )
}

function ToLibrary() {
  return (
    <Button component={Link} to={paths.library()}>
      {t('recipients.openLibrary')}
    </Button>
  )
}

interface FiltersProps {
  view: RecipientsView
  label: string
  onChange: (part: Partial<RecipientsView>) => void
}

function Filters({ view, label, onChange }: FiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        label={label}
        placeholder={t('recipients.nameAddressOrOrganization')}
        className={styles.search}
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={t('ui.sortBy')}
        className={styles.order ?? ''}
        data={ORDERS}
        value={view.orderBy}
        allowDeselect={false}
        onChange={(orderBy) => onChange({ orderBy: orderBy as RecipientOrder })}
      />
    </search>
  )
}

function Row({ recipient }: { recipient: Recipient }) {
  const { kind, key, name, email, organization, links, opened, views } = recipient
  const { sureViews, unverified } = recipient
  const Icon = kind === 'person' ? IconUser : IconBuilding
  return (
    <li className={styles.row}>
      <Icon {...largeIcon} className={styles.icon} />
      <span className={styles.who}>
        <Link to={paths.recipient(kind, key)} className={styles.name}>
          <EmailText>{name}</EmailText>
        </Link>
        {email && email !== name && (
          <span className={styles.quiet}>
            <EmailText>{email}</EmailText>
          </span>
        )}
        {kind === 'person' && organization && <span className={styles.quiet}>{organization}</span>}
        {unverified && links === 0 && (
          <span className={styles.quiet}>{t('recipients.addressNotVerified')}</span>
        )}
      </span>
      <span className={styles.cell}>
        {links > 0 && t('recipients.openedOfLinksOpened', { opened, links })}
        {links > 0 && (
          <span className={styles.quiet}>
            {t('recipients.views', { count: views })}{' '}
            <SureMark views={views} sureViews={sureViews} />
          </span>
        )}
        <Unverified unverified={unverified} isAlone={links === 0} />
      </span>
      <span className={styles.cell}>
        <Times recipient={recipient} />
      </span>
    </li>
  )
}

/** Visits of whoever entered the address, marked as unverified unless the row is already. */
function Unverified({
  unverified,
  isAlone,
}: {
  unverified: Recipient['unverified']
  isAlone: boolean
}) {
  if (!unverified) return null
  const entered = t('recipients.enteredAtLinks', {
    links: unverified.links,
    views: unverified.views,
  })
  if (isAlone) return entered
  return (
    <span className={styles.quiet}>
      {entered} · {t('recipients.addressNotVerified')}
    </span>
  )
}

function Times({ recipient }: { recipient: Recipient }) {
  const { links, lastSharedAt, unverified } = recipient
  const lastViewedAt =
    links > 0 ? recipient.lastViewedAt : (unverified?.lastViewedAt ?? recipient.lastViewedAt)
  return (
    <>
      <span>
        {lastViewedAt ? (
          <>
            {t('recipients.lastVisit')} <RelativeTime at={lastViewedAt} />
          </>
        ) : (
          t('recipients.noVisitsYet')
        )}
      </span>
      {lastSharedAt && (
        <span className={styles.quiet}>
          {t('recipients.lastShared')} <RelativeTime at={lastSharedAt} />
        </span>
      )}
    </>
  )
}
