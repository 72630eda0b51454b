import { t } from '@satchel/messages/t.ts'
import { IconStack2 } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './ActivityEntry.module.css'
import { ActivityEntry } from './ActivityEntry.tsx'
import { describeBurst } from './activity-labels.ts'
import type { Folded } from './fold.ts'

/** A burst as one line, which expands to all its changes. */
export function FoldedEntry({ burst }: { burst: Folded }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const [{ changeKind, actor, at }] = burst
  return (
    <li className={styles.entry} data-kind={changeKind}>
      <span className={styles.mark}>
        <IconStack2 {...icon} />
      </span>
      <div className={styles.text}>
        <p className={styles.line}>{describeBurst(burst)}</p>
        <p className={styles.by}>
          {actor?.name ?? t('activity.satchel')}, <RelativeTime at={at} />
          <span className={styles.actions}>
            <button
              type="button"
              className={styles.quiet}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('activity.showLess') : t('activity.showAll')}
            </button>
          </span>
        </p>
        <ul id={listId} className={styles.burst} hidden={!isOpen}>
          {isOpen && burst.map((each) => <ActivityEntry key={each.id} activity={each} />)}
        </ul>
      </div>
    </li>
  )
}
