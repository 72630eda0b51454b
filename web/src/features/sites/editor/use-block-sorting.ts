import {
  type Active,
  type CollisionDetection,
  closestCenter,
  type DndContextProps,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  type Over,
  pointerWithin,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { sortingAnnouncements } from '../../../ui/list/sorting-labels.ts'
import { useSortingSensors } from '../../../ui/list/use-sorting.ts'
import { listsOf, type Place } from '../block-ops.ts'
import type { Editing } from './editing.ts'
import { nameOf } from './name-of.ts'

/** Data of cards and columns in a drag. */
export interface Dropping {
  /** The list it is in, or that it is. */
  list: string
  kind: Block['kind'] | 'column'
  /** End of the column. */
  place?: Place
}

type Entry = Pick<Active | Over | DroppableContainer, 'data'>
const droppingOf = ({ data }: Entry) => data.current as Dropping | undefined
const isColumn = (entry: Entry) => droppingOf(entry)?.kind === 'column'
const isIn = (list: string | null | undefined) => (entry: Entry) =>
  !isColumn(entry) && droppingOf(entry)?.list === list

/**
 * Finds the column under the pointer, unless the dragged block has columns itself, and the nearest card in it; else
 * the nearest card of the page. By keyboard, a block stays in its list: the menu leads to others.
 */
const findPlace: CollisionDetection = (args) => {
  const { active, droppableContainers, pointerCoordinates } = args
  const own = droppingOf(active)
  const among = (fits: (entry: Entry) => boolean) => ({
    ...args,
    droppableContainers: droppableContainers.filter(fits),
  })
  if (!pointerCoordinates) return closestCenter(among(isIn(own?.list)))
  const [column] = own?.kind === 'columns' ? [] : pointerWithin(among(isColumn))
  const under = droppableContainers.find(({ id }) => id === column?.id)
  const cards = closestCenter(among(isIn(under ? droppingOf(under)?.list : PAGE)))
  return cards.length > 0 || !column ? cards : [column]
}

/** Handles the arrow keys among the cards of one list. */
const withinList: KeyboardCoordinateGetter = (event, args) => {
  const { active, droppableContainers: all } = args.context
  const own = active && droppingOf(active)?.list
  const droppableContainers = {
    get: (id: string) => all.get(id),
    getEnabled: () => all.getEnabled().filter(isIn(own)),
  } as unknown as typeof all
  return sortableKeyboardCoordinates(event, {
    ...args,
    context: { ...args.context, droppableContainers },
  })
}

export const PAGE = 'page'

/** Returns where the dragged block would land in another list; undefined within its own. */
export function dropPlace(active: Active | null, over: Over | null): Place | undefined {
  if (!active || !over) return undefined
  const [from, to] = [droppingOf(active), droppingOf(over)]
  if (!to || from?.list === to.list) return undefined
  if (to.place) return to.place
  const { translated } = active.rect.current
  const middle = translated ? translated.top + translated.height / 2 : 0
  const isAfter = middle > over.rect.top + over.rect.height / 2
  return isAfter ? { after: String(over.id) } : { before: String(over.id) }
}

/** Returns the props of the drag context of all lists. */
export function useBlockSorting(
  content: readonly Block[],
  { move, relocate }: Pick<Editing, 'move' | 'relocate'>,
): DndContextProps {
  const lists = listsOf(content)
  const all = lists.flat()
  const nameOfId = (id: string) => nameOf(all.find((block) => block.id === id))
  const listOf = (id: unknown) => lists.find((list) => list.some((block) => block.id === id)) ?? []
  const idsOf = ({ id }: Active) => listOf(id).map((block) => block.id)
  const announcements = (active: Active) => sortingAnnouncements(idsOf(active), nameOfId)
  const elsewhere = (active: Active, over: Over | null) =>
    dropPlace(active, over) &&
    t('sites.editor.overOtherList', { name: nameOfId(String(active.id)) })
  const sensors = useSortingSensors({ hasMenu: true, coordinateGetter: withinList })
  return {
    sensors,
    collisionDetection: findPlace,
    accessibility: {
      screenReaderInstructions: { draggable: t('sites.editor.dragInstructions') },
      announcements: {
        onDragStart: (event) => announcements(event.active).onDragStart(event),
        onDragOver: (event) =>
          elsewhere(event.active, event.over) || announcements(event.active).onDragOver(event),
        // The move to another list says so itself.
        onDragEnd: (event) =>
          elsewhere(event.active, event.over) ? '' : announcements(event.active).onDragEnd(event),
        onDragCancel: (event) => announcements(event.active).onDragCancel(event),
      },
    },
    onDragEnd({ active, over }) {
      const place = dropPlace(active, over)
      const block = all.find(({ id }) => id === active.id)
      if (place && block) relocate(block, place)
      else if (over && over.id !== active.id)
        move(String(active.id), idsOf(active).indexOf(String(over.id)))
    },
  }
}
