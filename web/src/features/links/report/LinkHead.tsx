import { Badge, Button } from '@mantine/core'
import { getItem } from '@satchel/contract/items/items.ts'
import type { Link as ShareLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy, IconPencil, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, use } from 'react'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { useCopying } from '../../../ui/copy/CopyButton.tsx'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import { onApproach } from '../../../ui/on-approach.ts'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { RelativeTime, TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { openEditLink } from '../actions/edit-link.tsx'
import { LinkActions } from '../actions/LinkActions.tsx'
import { CopyAddress } from '../CopyLink.tsx'
import { contentPath } from '../content-path.ts'
import { asksOf, stateOf } from '../link-state.ts'
import { loadShareDialog, openShareDialog } from '../share/ShareDialog.tsx'
import styles from './LinkReport.module.css'

/** A link: its content, recipient, address and options, and what can be done with it. */
export function LinkHead({ link }: { link: ShareLink }) {
  const { itemType, itemId, itemName, createdAt, sharedBy } = link
  const { user } = useMe()
  return (
    <header className={styles.head}>
      <Picture link={link} />
      <div className={styles.what}>
        <h1 className={styles.name}>
          <Link to={contentPath(itemType, itemId)}>{itemName}</Link>
        </h1>
        <p className={styles.who}>
          {t('links.report.forLabel')} <Recipients link={link} />
          {t('links.report.created')} <RelativeTime at={createdAt} />
          {sharedBy.id !== user.id && t('links.report.byName', { name: sharedBy.name })}
        </p>
        <div className={styles.settings}>
          {link.disabledAt === null && <CopyAddress link={link} />}
          <Terms link={link} />
        </div>
      </div>
      {useMay('links.share') && <Actions link={link} />}
    </header>
  )
}

function Actions({ link }: { link: ShareLink }) {
  const { itemType, itemId, itemName, disabledAt, url } = link
  const { copied, copy } = useCopying(url)
  const isOpen = disabledAt === null
  return (
    <div className={styles.actions}>
      {isOpen && (
        <Button
          leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          onClick={copy}
        >
          {copied ? t('ui.copied') : t('ui.copyLink')}
        </Button>
      )}
      <Button
        variant="default"
        className={styles.edit ?? ''}
        leftSection={<IconPencil {...icon} />}
        aria-label={t('ui.edit')}
        onClick={() => openEditLink(link)}
      >
        <span className={styles.editLabel}>{t('ui.edit')}</span>
      </Button>
      {isOpen && (
        <Button
          variant="default"
          {...onApproach(loadShareDialog)}
          onClick={() => openShareDialog({ itemType, itemId, itemName })}
        >
          {t('links.report.shareAgain')}
        </Button>
      )}
      <LinkActions link={link} />
    </div>
  )
}

/** Status and requirements of a link. */
function Terms({ link }: { link: ShareLink }) {
  const state = stateOf(link, use(TimeZone))
  return (
    <ul className={styles.terms} aria-label={t('links.report.statusAndOptions')}>
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
  )
}

function Recipients({ link }: { link: ShareLink }) {
  const { sharedToName, sharedToEmail, sharedToOrganization, sharedToMemo } = link
  const parts = [
    sharedToName && (
      <Link to={paths.recipient('person', sharedToEmail ?? sharedToName)}>{sharedToName}</Link>
    ),
    sharedToEmail && (
      <Link to={paths.recipient('person', sharedToEmail)}>
        <EmailAddress>{sharedToEmail}</EmailAddress>
      </Link>
    ),
    sharedToOrganization && (
      <Link to={paths.recipient('organization', sharedToOrganization)}>{sharedToOrganization}</Link>
    ),
    sharedToMemo,
  ].filter(Boolean)
  if (parts.length === 0)
    return link.isOwn
      ? t('links.report.everyoneAtItsShortLink')
      : t('links.report.anyoneWithTheLink')
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: four places that do not move
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
