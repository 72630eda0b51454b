import type { CircleLink } from '@satchel/contract/visits/circle.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { formatList, formatSpan } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { readersOf } from '../terms-labels.ts'
import styles from './Circle.module.css'
import { type Branch, treesOf, whoOf } from './circle-tree.ts'

interface CircleTreeProps {
  links: readonly CircleLink[]
  label: string
  /** The link whose page this is. */
  currentId?: string
  /** True to name what each link shows. */
  withItem?: boolean
}

/** Tree of who has a link from whom, and how each read. */
export function CircleTree({ links, label, ...props }: CircleTreeProps) {
  return (
    <ul className={styles.tree} aria-label={label}>
      {treesOf(links).map((branch) => (
        <Entry key={branch.linkId} branch={branch} {...props} />
      ))}
    </ul>
  )
}

type EntryProps = Omit<CircleTreeProps, 'links' | 'label'> & { branch: Branch }

function Entry({ branch, ...props }: EntryProps) {
  const { linkId, email, itemName, createdAt, passedBy, branches } = branch
  const who = whoOf(branch)
  const details = [email !== who && email, props.withItem && itemName].filter(Boolean)
  return (
    <li>
      <div className={styles.entry} data-current={linkId === props.currentId || undefined}>
        <div className={styles.who}>
          {linkId === props.currentId ? (
            <strong>{who}</strong>
          ) : (
            <Link to={paths.link(linkId)}>{who}</Link>
          )}
          {details.length > 0 && <span className={styles.quiet}>{details.join(' · ')}</span>}
        </div>
        <p className={styles.quiet}>
          {readingOf(branch)}
          {branch.lastViewedAt && (
            <>
              {' · '}
              <RelativeTime at={branch.lastViewedAt} />
            </>
          )}
        </p>
        {passedBy && (
          <p className={styles.quiet}>
            {t('links.circle.passedOn')} <RelativeTime at={createdAt} />
            {passedBy.email && ` · ${byOf(passedBy)}`}
            {passedBy.note && <q className={styles.note}>{passedBy.note}</q>}
          </p>
        )}
      </div>
      {branches.length > 0 && (
        <ul className={styles.tree} aria-label={t('links.circle.passedOnBy', { name: who })}>
          {branches.map((each) => (
            <Entry key={each.linkId} branch={each} {...props} withItem={false} />
          ))}
        </ul>
      )}
    </li>
  )
}

function byOf({ email, emailProved }: NonNullable<CircleLink['passedBy']>): string {
  const values = { email: email ?? '' }
  return emailProved ? t('links.circle.byProved', values) : t('links.circle.byEntered', values)
}

/** Returns how somebody read, and which pages longest. */
function readingOf(link: CircleLink): string {
  const state = link.disabledAt ? t('links.circle.withdrawn') : ''
  if (link.views === 0) return [t('links.circle.notOpened'), state].filter(Boolean).join(' · ')
  const pages = link.itemType === 'ITEM' ? link.pages.map(({ page }) => String(page)) : []
  const parts = [
    readersOf(link),
    link.seconds > 0 && formatSpan(link.seconds),
    pages.length > 0 && t('links.circle.pages', { count: pages.length, pages: formatList(pages) }),
    state,
  ]
  return parts.filter(Boolean).join(' · ')
}
