import { ActionIcon } from '@mantine/core'
import type { Link as ShareLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconBuildingStore, IconFile, IconQrcode, IconStack2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { icon, largeIcon } from '../../../ui/icon.ts'
import { ListCheckbox } from '../../../ui/list/ListCheckbox.tsx'
import { useTouchSelect } from '../../../ui/list/use-touch-select.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { LinkActions } from '../actions/LinkActions.tsx'
import { openQrCode } from '../actions/qr-link.tsx'
import { CopyAddress, CopyLink } from '../CopyLink.tsx'
import { contentPath } from '../content-path.ts'
import { LinkViews } from '../LinkViews.tsx'
import { detailOf, recipientOf } from '../terms-labels.ts'
import { LinkColumns } from './LinkColumns.tsx'
import styles from './LinkList.module.css'
import { useFreshViews } from './use-fresh-views.ts'

interface LinkListProps {
  links: readonly ShareLink[]
  label: string
  /** False on the item's own page, where its name is redundant. */
  withItem?: boolean
  /** True if links can only be viewed and copied. */
  isBrief?: boolean
  /** True if the list has everyone's links. */
  withSharer?: boolean
  /** Selection; undefined if links can't be selected. */
  selection?: LinkSelection
}

export interface LinkSelection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
}

export function LinkList({ links, label, ...row }: LinkListProps) {
  const fresh = useFreshViews()
  const isChoosing = links.some(({ id }) => row.selection?.ids.has(id))
  return (
    <ul className={styles.list} aria-label={label} data-choosing={isChoosing || undefined}>
      {links.map((link) => (
        <Row key={link.id} link={link} isFresh={fresh.has(link.id)} {...row} />
      ))}
    </ul>
  )
}

interface RowProps extends Omit<LinkListProps, 'links' | 'label'> {
  link: ShareLink
  isFresh: boolean
}

function Row({ link, isFresh, withItem = true, isBrief = false, withSharer, selection }: RowProps) {
  const isWhole = withItem && !isBrief
  const isOpen = link.disabledAt === null
  const touch = useTouchSelect(selection && (() => selection.toggle(link.id)))
  return (
    <li
      className={styles.row}
      {...touch}
      data-over={!isOpen || undefined}
      data-fresh={isFresh || undefined}
      data-layout={isBrief ? 'brief' : isWhole ? 'whole' : 'bare'}
      data-chosen={selection?.ids.has(link.id) || undefined}
    >
      {selection && (
        <ListCheckbox
          className={styles.check ?? ''}
          aria-label={t('links.list.selectLink', {
            itemName: link.itemName,
            recipient: recipientOf(link),
          })}
          checked={selection.ids.has(link.id)}
          onChange={() => selection.toggle(link.id)}
        />
      )}
      {withItem && <What link={link} isWhole={isWhole} />}
      <Who link={link} withSharer={withSharer === true} />
      {isWhole ? <LinkColumns link={link} /> : <LinkViews link={link} />}
      <span className={styles.actions}>
        {isOpen && (isWhole ? <QrButton link={link} /> : <CopyLink link={link} />)}
        {!isBrief && <LinkActions link={link} />}
      </span>
    </li>
  )
}

function Who({ link, withSharer }: { link: ShareLink; withSharer: boolean }) {
  return (
    <span className={styles.who}>
      <Link to={paths.link(link.id)} className={styles.recipient} title={t('links.list.views')}>
        <EmailText>{recipientOf(link)}</EmailText>
      </Link>
      <span className={styles.quiet}>
        {detailOf(link) && `${detailOf(link)} · `}
        <RelativeTime at={link.createdAt} />
        {withSharer && t('links.list.by', { name: link.sharedBy.name })}
      </span>
    </span>
  )
}

function What({ link, isWhole }: { link: ShareLink; isWhole: boolean }) {
  const { itemType, itemId, itemName, disabledAt } = link
  return (
    <span className={styles.what}>
      <Link
        to={contentPath(itemType, itemId)}
        className={styles.toItem}
        title={t('links.list.openNamed', { itemName })}
        aria-label={t('links.list.openNamed', { itemName })}
      >
        <Picture link={link} isLarge={isWhole} />
      </Link>
      <span className={styles.nameAndAddress}>
        <span className={styles.name} title={itemName}>
          {itemName}
        </span>
        {isWhole && disabledAt === null && <CopyAddress link={link} />}
      </span>
    </span>
  )
}

/** Thumbnail of the item; a file type mark if it has none. */
function Picture({ link, isLarge }: { link: ShareLink; isLarge: boolean }) {
  const { itemType, thumbnailUrl } = link
  const Icon = { ITEM: IconFile, COLLECTION: IconStack2, SITE: IconBuildingStore }[itemType]
  if (!isLarge) return <Icon {...largeIcon} className={styles.type} />
  return (
    <span className={styles.picture}>
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" loading="lazy" />
      ) : (
        <Icon {...largeIcon} className={styles.type} />
      )}
    </span>
  )
}

function QrButton({ link }: { link: ShareLink }) {
  return (
    <ActionIcon
      size={32}
      title={t('links.list.qrCode')}
      aria-label={t('links.list.qrCodeFor', {
        itemName: link.itemName,
        recipient: recipientOf(link),
      })}
      onClick={() => openQrCode(link)}
    >
      <IconQrcode {...icon} />
    </ActionIcon>
  )
}
