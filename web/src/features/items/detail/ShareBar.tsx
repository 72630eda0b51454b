import type { Item } from '@satchel/contract/items/items.ts'
import { useEffect } from 'react'
import type { ItemActions } from '../item-actions.ts'
import styles from './ShareBar.module.css'
import { ShareItemButton } from './ShareItemButton.tsx'

interface ShareBarProps {
  item: Item
  actions: Pick<ItemActions, 'share' | 'prepareShare'>
}

/** Delay in ms, after which the page itself has loaded. */
const AT_REST = 1_000

/** Keeps *Share* visible at the bottom of a phone's screen, however far one scrolls. */
export function ShareBar({ item, actions }: ShareBarProps) {
  const { share, prepareShare } = actions
  // A finger doesn't hover first.
  useEffect(() => {
    if (!matchMedia('(hover: none)').matches) return
    const timer = setTimeout(() => prepareShare?.(item), AT_REST)
    return () => clearTimeout(timer)
  }, [prepareShare, item])
  if (!share) return null
  return (
    <div className={styles.bar} data-share-bar>
      <ShareItemButton item={item} actions={actions} size="md" fullWidth />
    </div>
  )
}
