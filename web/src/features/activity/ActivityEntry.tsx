import { VisuallyHidden } from '@mantine/core'
import type { Activity, FieldChange } from '@satchel/contract/activity.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPencil, IconPlus, IconShare3, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './ActivityEntry.module.css'
import { CHANGE_LABELS, formatChange, formatShare, tellingChanges } from './activity-labels.ts'
import { useRestore } from './use-restore.ts'

const ICONS: Readonly<Record<Activity['changeKind'], TablerIcon>> = {
  INSERT: IconPlus,
  MODIFY: IconPencil,
  REMOVE: IconTrash,
}

const PAGES: Readonly<Partial<Record<ItemType, (id: string) => string>>> = {
  ITEM: paths.item,
  COLLECTION: paths.collection,
  SITE: paths.site,
}

interface ActivityEntryProps {
  activity: Activity
  /** False if the list is about one thing, whose name would be redundant. */
  withName?: boolean
}

/** Change with its author and old and new values. */
export function ActivityEntry({ activity, withName = true }: ActivityEntryProps) {
  const { changeKind, actor, at, changes = [], count = 1 } = activity
  const shared = formatShare(activity)
  const Icon = shared ? IconShare3 : ICONS[changeKind]
  return (
    <li className={styles.entry} data-kind={changeKind}>
      <span className={styles.mark}>
        <Icon {...icon} />
      </span>
      <div className={styles.text}>
        <p className={styles.line}>
          <span>{shared ? t('activity.shared') : CHANGE_LABELS[changeKind]}</span>
          {withName && <Subject activity={activity} />}
          {shared && <span>{shared}</span>}
          {count > 1 && <span>{t('activity.andOtherItems', { count: count - 1 })}</span>}
        </p>
        {!shared && changes.length > 0 && (
          <dl className={styles.changes}>
            {tellingChanges(changes).map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        )}
        <p className={styles.by}>
          {actor && withName ? <Person actor={actor} /> : (actor?.name ?? t('activity.satchel'))},{' '}
          <RelativeTime at={at} />
          <Actions activity={activity} withHistory={withName} />
        </p>
      </div>
    </li>
  )
}

function Person({ actor: { id, name } }: { actor: NonNullable<Activity['actor']> }) {
  return (
    <Link
      to={paths.activity({ userId: id })}
      className={styles.quiet}
      aria-label={t('activity.changesBy', { name })}
    >
      {name}
    </Link>
  )
}

interface ActionsProps {
  activity: Activity
  withHistory: boolean
}

function Actions({ activity, withHistory }: ActionsProps) {
  const { itemId, itemName, count } = activity
  const restore = useRestore(activity)
  return (
    <span className={styles.actions}>
      {withHistory && count === undefined && (
        <Link
          to={paths.activity({ itemId })}
          className={styles.quiet}
          aria-label={t('activity.historyOf', { name: itemName || t('activity.untitled') })}
        >
          {t('activity.history')}
        </Link>
      )}
      {restore && (
        <button type="button" className={styles.quiet} onClick={() => void restore()}>
          {t('ui.restore')}
        </button>
      )}
    </span>
  )
}

function Subject({ activity: { itemType, itemId, itemName, changeKind } }: { activity: Activity }) {
  const page = PAGES[itemType]
  const name = itemName || t('activity.untitled')
  if (changeKind === 'REMOVE' || !page) return <strong className={styles.name}>{name}</strong>
  return (
    <Link to={page(itemId)} className={styles.name}>
      {name}
    </Link>
  )
}

function Change({ change }: { change: FieldChange }) {
  const { label, from, to } = formatChange(change)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {from !== null && (
          <>
            <span className={styles.from}>{from}</span>
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>{t('activity.changedTo')}</VisuallyHidden>
          </>
        )}
        {to}
      </dd>
    </div>
  )
}
