import { t } from '@satchel/messages/t.ts'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense, use, useState } from 'react'
import { loadPart } from '../lib/load-part.ts'
import { largeIcon } from '../ui/icon.ts'
import { isAt } from './EntryLink.tsx'
import { Entry } from './entry.ts'
import { useMore } from './navigation.ts'
import styles from './SideBar.module.css'

const loadSheet = async () => {
  const { MoreSheet } = await loadPart(() => import('./MoreSheet.tsx'))
  return { default: MoreSheet }
}
const MoreSheet = lazy(loadSheet)

/** Fifth entry of the bottom bar on phones: a sheet with the places the bar has no room for. */
export function MoreTab() {
  const { pathname } = use(Entry).place
  const isHere = useMore().some(({ to, within = [] }) =>
    [to, ...within].some((each) => isAt(each, pathname)),
  )
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={isHere || undefined}
        onPointerDown={() => void loadSheet()}
        onClick={open}
      >
        <IconDots {...largeIcon} />
        <span>{t('frame.more')}</span>
      </button>
      {isWanted && (
        <Suspense>
          <MoreSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
