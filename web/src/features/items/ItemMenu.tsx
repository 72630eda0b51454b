import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { type ItemMenuProps, ItemMenuTrigger } from './ItemMenuTrigger.tsx'

const load = async () => ({
  default: (await loadPart(() => import('./OpenItemMenu.tsx'))).OpenItemMenu,
})
const OpenItemMenu = lazy(load)

/**
 * Menu that is a plain button until it is pressed: a list has hundreds of them, and the first screen needs none open.
 */
export function ItemMenu(props: ItemMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const trigger = {
    tabIndex: props.tabIndex ?? 0,
    'aria-label': t('items.moreFor', { name: props.item.name }),
  }
  const button = (
    <ItemMenuTrigger
      {...trigger}
      onPointerEnter={() => void load()}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenItemMenu {...props} trigger={trigger} />
    </Suspense>
  )
}
