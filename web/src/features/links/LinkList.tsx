import { ActionIcon } from '@mantine/core'
import type { Link as ShareLink } from '@satchel/contract/links.ts'
import { IconBuildingStore, IconExternalLink, IconFile, IconStack2 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { icon, largeIcon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { CopyLink } from './CopyLink.tsx'
import styles from './LinkList.module.css'
import { LinkViews } from './LinkViews.tsx'
import { detailOf, recipientOf } from './terms.ts'
import { useFreshViews } from './use-fresh-views.ts'

/** The home page lists links too, and has no use for it. */
const WithdrawLink = lazy(async () => ({
  default: (await import('./WithdrawLink.tsx')).WithdrawLink,
}))

interface LinkListProps {
  links: readonly ShareLink[]
  label: string
  /** On the page of an item its name need not be told. */
  withItem?: boolean
  /** Only to be seen, and copied. */
  isBrief?: boolean
}

export function LinkList({ links, label, withItem = true, isBrief = false }: LinkListProps) {
  const fresh = useFreshViews()
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map((link) => (
        <li
          key={link.id}
          className={styles.row}
          data-over={link.disabledAt !== null || undefined}
          data-fresh={fresh.has(link.id) || undefined}
          data-layout={isBrief ? 'brief' : withItem ? 'whole' : 'bare'}
        >
          {withItem && <What link={link} />}
          <span className={styles.who}>
            <span className={styles.recipient}>{recipientOf(link)}</span>
            <span className={styles.quiet}>
              {detailOf(link) && `${detailOf(link)} · `}
              <RelativeTime at={link.createdAt} />
            </span>
          </span>
          <LinkViews link={link} />
          <span className={styles.actions}>
            {link.disabledAt === null && <Actions link={link} isBrief={isBrief} />}
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

function Actions({ link, isBrief }: { link: ShareLink; isBrief: boolean }) {
  return (
    <>
      <CopyLink link={link} />
      {!isBrief && (
        <>
          <ActionIcon
            component="a"
            href={link.url}
            target="_blank"
            rel="noreferrer"
            size={32}
            title="Open as visitor"
            aria-label={`Open ${link.itemName} as ${recipientOf(link)} sees it`}
          >
            <IconExternalLink {...icon} />
          </ActionIcon>
          <Suspense fallback={<ActionIcon size={32} disabled aria-hidden />}>
            <WithdrawLink link={link} />
          </Suspense>
        </>
      )}
    </>
  )
}
