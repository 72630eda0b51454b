import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatNumber } from '../lib/format/format.ts'
import { openedListOf } from '../lib/items/opened-list.ts'
import { paths } from '../lib/paths.ts'
import { icon } from '../ui/icon.ts'
import styles from './ItemNav.module.css'

/** The way back to the list an item was opened from, and to its neighbors there. */
export function ItemNav({ id, children }: { id: string; children?: ReactNode }) {
  const list = useMemo(() => openedListOf(id), [id])
  const ids = list?.ids ?? []
  const place = ids.indexOf(id)
  const [previous, next] = [ids[place - 1], ids[place + 1]]
  const navigate = useNavigate()
  // Replaced, so that the browser's own way back leads to the list.
  const go = (to: string | undefined) => (event: KeyboardEvent) => {
    if (!to || hasOwnKeys(event.target)) return
    event.preventDefault()
    void navigate(paths.item(to), { replace: true })
  }
  const asIs = { preventDefault: false }
  useHotkeys([
    ['ArrowLeft', go(previous), asIs],
    ['K', go(previous), asIs],
    ['ArrowRight', go(next), asIs],
    ['J', go(next), asIs],
  ])
  return (
    <nav className={styles.nav} aria-label={t('app.item.list')}>
      <Link to={list?.to ?? paths.library()} className={styles.back}>
        <IconArrowLeft {...icon} />
        <span className={styles.name}>{list?.name ?? t('app.item.library')}</span>
      </Link>
      {children}
      {ids.length > 1 && (
        <>
          <span className={styles.place}>
            {t('app.item.placeOf', {
              place: formatNumber(place + 1),
              total: formatNumber(list?.total ?? ids.length),
            })}
          </span>
          <Neighbor
            to={previous}
            label={t('app.item.previousItem')}
            keys="←"
            icon={IconChevronLeft}
          />
          <Neighbor to={next} label={t('app.item.nextItem')} keys="→" icon={IconChevronRight} />
        </>
      )}
    </nav>
  )
}

interface NeighborProps {
  to: string | undefined
  label: string
  keys: string
  icon: typeof IconChevronLeft
}

function Neighbor({ to, label, keys, icon: Icon }: NeighborProps) {
  const buttonProps = { size: 32, 'aria-label': label, title: `${label} (${keys})` }
  if (!to) {
    return (
      <ActionIcon {...buttonProps} disabled>
        <Icon {...icon} />
      </ActionIcon>
    )
  }
  return (
    <ActionIcon {...buttonProps} component={Link} to={paths.item(to)} replace>
      <Icon {...icon} />
    </ActionIcon>
  )
}

const OWN_KEYS =
  '[role=menu], [role=dialog], [role=tab], [role=listbox], [role=radiogroup], [contenteditable], section[tabindex], audio, video'

/** Tells whether an element uses arrow keys itself: they scroll previews, switch tabs and seek in videos. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}
