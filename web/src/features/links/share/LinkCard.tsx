import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconLock, IconWorld } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { icon } from '../../../ui/icon.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { stateOf } from '../link-state.ts'
import { accessLabel } from '../options/access.ts'
import { baseOfLink, type Effective } from '../options/option-terms.ts'
import { LinkAddress } from './LinkAddress.tsx'
import styles from './LinkCard.module.css'
import { PreviewCard } from './PreviewCard.tsx'
import type { Shared } from './share-types.ts'

interface LinkCardProps {
  shared: Shared
  /** The link, if there is one; what it says of itself is in force. */
  link: Link | undefined
  /** Options of the form, for the preview and for a link that is yet to be made. */
  options: Effective
  /** Password of the link, if it is known. */
  password?: string | null
  withAddress: boolean
  /** True if the link is about to be copied, which opens an expired one again. */
  isCopying?: boolean
  /** Further facts about the link. */
  children?: ReactNode
}

/** A link: how it looks in chats, who can open it, and its address. */
export function LinkCard(props: LinkCardProps) {
  const { shared, link, options, password = null, withAddress, children } = props
  const { isCopying = false } = props
  const timeZone = use(TimeZone)
  const access = link ? baseOfLink(link, timeZone) : options
  const isOpen = !access.hasPassword && !access.requireEmail
  const Icon = isOpen ? IconWorld : IconLock
  const state = link && stateOf(link, timeZone)
  const over = state?.isOver && (isCopying ? t('links.share.hasExpired') : state.label)
  return (
    <section className={styles.card} aria-label={t('links.share.aboutTheLink')}>
      <PreviewCard shared={shared} options={options} url={link?.url} />
      <div className={styles.status}>
        <p className={styles.access}>
          <Icon {...icon} />
          <span>{over || accessLabel(access)}</span>
        </p>
        {children}
        {link && withAddress && (
          <LinkAddress key={link.id} link={link} password={password} page={shared.page} />
        )}
      </div>
    </section>
  )
}
