import { useHotkeys } from '@mantine/hooks'
import type { Item } from '@satchel/contract/items/items.ts'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { hasOwnKeys } from '../../../lib/own-keys.ts'
import type { ItemActions } from '../item-actions.ts'
import type { ItemSelection } from './item-selection.ts'

interface ListKeys {
  items: readonly (Item | undefined)[]
  /** Number of items per row. */
  perRow: number
  list: RefObject<HTMLElement | null>
  selection: ItemSelection
  /** Runs when the keys moved to another item. */
  onMove: (index: number) => void
  /** Runs on Space: opens or closes the preview, or toggles the selection. */
  onSpace: (item: Item) => void
  /** Runs on Escape if nothing is selected. */
  onLeave: () => void
  /** Actions of the items, of which s shares. */
  actions?: ItemActions
}

/** Handles keys: arrow keys, j and k move, Space previews, x selects (Shift: range), s shares; Enter follows the link. */
export function useListKeys({
  items,
  perRow,
  list,
  selection,
  onMove,
  onSpace,
  onLeave,
  actions,
}: ListKeys) {
  const [at, setAt] = useState<{ id?: string; place: number }>({ place: 0 })
  const mustFocus = useRef(false)
  const active = placeOf(items, at)
  const activeId = items[active]?.id

  useLayoutEffect(() => {
    if (!mustFocus.current || !activeId) return
    mustFocus.current = false
    linkOf(list.current, activeId)?.focus({ preventScroll: true })
  })

  const move = (index: number, range: boolean) => {
    const place = Math.min(Math.max(index, 0), items.length - 1)
    const item = items[place]
    const current = items[active]
    mustFocus.current = true
    setAt({ place, ...(item && { id: item.id }) })
    if (range && item && current) {
      if (!selection.has(current.id)) selection.toggle(current.id)
      selection.toggle(item.id, true)
    }
    onMove(place)
  }
  const back = () => {
    const { isAll, ids } = selection.get()
    if (isAll || ids.size > 0) selection.clear()
    else onLeave()
  }
  const fromPage = () => document.activeElement?.matches('body, h1') && move(active, false)
  const asIs = { preventDefault: false }
  useHotkeys(
    [
      ['mod+A', unlessCovered(selection.chooseKnown), asIs],
      ['Escape', unlessCovered(back), asIs],
      ['ArrowDown', fromPage, asIs],
      ['J', fromPage, asIs],
    ],
    IGNORED_TAGS,
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[active]
    const isOnLink = (event.target as HTMLElement).dataset.item !== undefined
    if (!item || !isOnLink || event.metaKey || event.ctrlKey || event.altKey) return
    const acts: Record<string, () => void> = {
      ' ': () => onSpace(item),
      x: () => selection.toggle(item.id, event.shiftKey),
      s: () => item.shareable && actions?.share?.(item),
    }
    const step = stepOf(event.key, active, perRow, items.length)
    const act = acts[event.key.toLowerCase()]
    if (step !== undefined) move(step, event.shiftKey)
    else if (act) act()
    else return
    event.preventDefault()
  }

  /** Makes an item active when it gets the focus by Tab or a press. */
  const onFocus = ({ target }: { target: Element }) => {
    const id = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
    if (id && id !== activeId) setAt({ id, place: items.findIndex((item) => item?.id === id) })
  }

  return { active, onKeyDown, onFocus }
}

/** Returns the place a key moves to; undefined for other keys. */
function stepOf(key: string, active: number, perRow: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: perRow > 1 ? active + 1 : active,
    ArrowLeft: perRow > 1 ? active - 1 : active,
    ArrowDown: active + perRow,
    ArrowUp: active - perRow,
    j: active + 1,
    k: active - 1,
    Home: 0,
    End: count - 1,
  }
  return steps[key]
}

/** Returns the active item's current place; if it is gone, the place of its successor. */
function placeOf(
  items: readonly (Item | undefined)[],
  { id, place }: { id?: string; place: number },
) {
  if (id === undefined || items[place]?.id === id) return Math.min(place, items.length - 1)
  const found = items.findIndex((item) => item?.id === id)
  return found >= 0 ? found : Math.max(Math.min(place, items.length - 1), 0)
}

/** Tags that don't get keys; none, since a click focuses a checkbox, an input too. `hasOwnKeys` excludes text fields. */
const IGNORED_TAGS: string[] = []

function unlessCovered(act: () => void) {
  return (event: globalThis.KeyboardEvent) => {
    if (hasOwnKeys(event.target)) return
    event.preventDefault()
    act()
  }
}

function linkOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null
}
