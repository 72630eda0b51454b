import type { Active, Announcements, Over } from '@dnd-kit/core'
import { t } from '@satchel/messages/t.ts'

/** Returns screen reader announcements of a drag: the name and position of what is moved. */
export function sortingAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const name = ({ id }: Active) => nameOf(String(id))
  const at = ({ id }: Active | Over) =>
    t('ui.list.sorting.sortingAnnouncements', { id: ids.indexOf(String(id)) + 1, ids: ids.length })
  return {
    onDragStart: ({ active }) =>
      t('ui.list.sorting.sortingAnnouncements.onDragStart', {
        active: name(active),
        position: at(active),
      }),
    // It begins over its own place, which would drown that it was picked up.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id)
        return t('ui.list.sorting.sortingAnnouncements.pickedUp', {
          active: name(active),
          position: at(active),
        })
      return over
        ? t('ui.list.sorting.sortingAnnouncements.over', { active: name(active), over: at(over) })
        : t('ui.list.sorting.sortingAnnouncements.overNoPlace', { active: name(active) })
    },
    onDragEnd: ({ active, over }) =>
      t('ui.list.sorting.sortingAnnouncements.onDragEnd', {
        active: name(active),
        position: at(over ?? active),
      }),
    onDragCancel: ({ active }) =>
      t('ui.list.sorting.sortingAnnouncements.onDragCancel', {
        active: name(active),
        position: at(active),
      }),
  }
}
