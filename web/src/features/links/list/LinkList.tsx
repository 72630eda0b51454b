import type { Link as ShareLink } from '@satchel/contract/links.ts'
import {
  IconBuildingStore,
  IconDownloadOff,
  IconDroplet,
  IconFile,
  IconLock,
  IconMail,
  IconStack2,
} from '@tabler/icons-react'
import { use } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { icon, largeIcon } from '../../../ui/icon.ts'
import { RelativeTime, TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { LinkActions } from '../actions/LinkActions.tsx'
import { CopyLink } from '../CopyLink.tsx'
import { LinkViews } from '../LinkViews.tsx'
import { asksOf, stateOf } from '../link-state.ts'
import { detailOf, recipientOf } from '../terms-labels.ts'
import styles from './LinkList.module.css'
import * as labels from './labels.ts'
import { useFreshViews } from './use-fresh-views.ts'

interface LinkListProps {
  links: readonly ShareLink[]
  label: string
  /** False on the item's own page, where the name is known. */
  withItem?: boolean
  /** Only to be seen, and copied. */
  isBrief?: boolean
  /** Where they are everyone's. */
  withSharer?: boolean
}

const ICONS = {
  password: IconLock,
  email: IconMail,
  watermark: IconDroplet,
  download: IconDownloadOff,
} as const

export function LinkList(props: LinkListProps) {
  const { links, label, withItem = true, isBrief = false, withSharer = false } = props
  const fresh = useFreshViews()
  const isWhole = withItem && !isBrief
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map((link) => (
        <li
          key={link.id}
          className={styles.row}
          data-over={link.disabledAt !== null || undefined}
          data-fresh={fresh.has(link.id) || undefined}
          data-layout={isBrief ? 'brief' : isWhole ? 'whole' : 'bare'}
        >
          {withItem && <What link={link} />}
          <span className={styles.who}>
            <Link to={paths.link(link.id)} className={styles.recipient} title={labels.views}>
              {recipientOf(link)}
            </Link>
            <span className={styles.quiet}>
              {detailOf(link) && `${detailOf(link)} · `}
              <RelativeTime at={link.createdAt} />
              {withSharer && labels.by(link.sharedBy.name)}
            </span>
          </span>
          <LinkViews link={link} withEnd={!isWhole} />
          {isWhole && <Terms link={link} />}
          <span className={styles.actions}>
            {link.disabledAt === null && <CopyLink link={link} />}
            {!isBrief && <LinkActions link={link} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

function What({ link: { itemType, itemId, itemName } }: { link: ShareLink }) {
  const Icon = { ITEM: IconFile, COLLECTION: IconStack2, SITE: IconBuildingStore }[itemType]
  const to = itemType === 'COLLECTION' ? paths.collection(itemId) : paths.item(itemId)
  return (
    <span className={styles.what}>
      <Icon {...largeIcon} className={styles.type} />
      <Link to={to} className={styles.name} title={itemName}>
        {itemName}
      </Link>
    </span>
  )
}

/** How it stands, and what it asks. */
function Terms({ link }: { link: ShareLink }) {
  const state = stateOf(link, use(TimeZone))
  return (
    <span className={styles.terms}>
      {link.disabledAt || link.expiresAt ? (
        state.label
      ) : (
        <span className={styles.never}>{labels.neverExpires}</span>
      )}
      {asksOf(link).map(({ ask, label }) => {
        const Icon = ICONS[ask]
        return (
          <span key={ask} title={label} className={styles.ask}>
            <Icon {...icon} aria-label={label} />
          </span>
        )
      })}
    </span>
  )
}
