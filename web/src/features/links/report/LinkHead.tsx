import { ActionIcon, Badge } from '@mantine/core'
import { getItem } from '@satchel/contract/items/items.ts'
import type { Link as ShareLink } from '@satchel/contract/links/links.ts'
import { IconQrcode, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, use } from 'react'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMe } from '../../../lib/session.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime, TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { LinkActions } from '../actions/LinkActions.tsx'
import { openQrCode } from '../actions/qr-link.tsx'
import { CopyLink } from '../CopyLink.tsx'
import { asksOf, stateOf } from '../link-state.ts'
import styles from './LinkReport.module.css'
import * as labels from './labels.ts'

/** Content and recipient of a link. */
export function LinkHead({ link }: { link: ShareLink }) {
  const { itemType, itemId, itemName, createdAt, sharedBy } = link
  const { user } = useMe()
  const to = itemType === 'COLLECTION' ? paths.collection(itemId) : paths.item(itemId)
  return (
    <header className={styles.head}>
      <Picture link={link} />
      <div className={styles.what}>
        <h1 className={styles.name}>
          <Link to={to}>{itemName}</Link>
        </h1>
        <p className={styles.who}>
          {labels.forLabel} <Recipients link={link} />
          {labels.created} <RelativeTime at={createdAt} />
          {sharedBy.id !== user.id && labels.byName(sharedBy.name)}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkActions link={link} />
      </div>
    </header>
  )
}

/** A link's address, status and requirements. */
export function LinkTerms({ link }: { link: ShareLink }) {
  const state = stateOf(link, use(TimeZone))
  return (
    <div className={styles.settings}>
      <div className={styles.address}>
        <span className={styles.url}>{link.url}</span>
        {link.disabledAt === null && (
          <>
            <CopyLink link={link} />
            <ActionIcon
              size={32}
              title={labels.qrCode}
              aria-label={labels.qrCode}
              onClick={() => openQrCode(link)}
            >
              <IconQrcode {...icon} />
            </ActionIcon>
          </>
        )}
      </div>
      <ul className={styles.terms} aria-label={labels.statusAndOptions}>
        <li>
          <Badge color={state.isOver ? 'red' : 'green'} tt="none" fw={500}>
            {state.label}
          </Badge>
        </li>
        {asksOf(link).map(({ label }) => (
          <li key={label}>
            <Badge color="gray" tt="none" fw={500}>
              {label}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Recipients({ link }: { link: ShareLink }) {
  const { sharedToEmail, sharedToOrganization, sharedToMemo } = link
  const parts = [
    sharedToEmail && <Link to={paths.recipient('person', sharedToEmail)}>{sharedToEmail}</Link>,
    sharedToOrganization && (
      <Link to={paths.recipient('organization', sharedToOrganization)}>{sharedToOrganization}</Link>
    ),
    sharedToMemo,
  ].filter(Boolean)
  if (parts.length === 0)
    return link.isOwn ? labels.everyoneAtItsShortLink : labels.anyoneWithTheLink
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three places that do not move
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

function Picture({ link: { itemType, itemId } }: { link: ShareLink }) {
  const item = useQuery({
    ...query(getItem, { params: { id: itemId } }),
    enabled: itemType === 'ITEM',
    retry: false,
  })
  const { thumbnailUrl, mime = '', kind = 'file' } = item.data ?? {}
  return (
    <div className={styles.picture} aria-hidden>
      {itemType === 'COLLECTION' && <IconStack2 size={32} stroke={1.5} />}
      {itemType !== 'COLLECTION' &&
        (thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" />
        ) : (
          <FileTypeMark mime={mime} kind={kind} size={32} />
        ))}
    </div>
  )
}
