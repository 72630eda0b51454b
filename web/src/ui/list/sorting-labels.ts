import type { Active, Announcements, Over } from '@dnd-kit/core'

/** Returns screen reader announcements of a drag: the name and position of what is moved. */
export function sortingAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const name = ({ id }: Active) => nameOf(String(id))
  const at = ({ id }: Active | Over) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `${name(active)} picked up, ${at(active)}`,
    // It begins over its own place, which would drown that it was picked up.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return `${name(active)} picked up, ${at(active)}`
      return over ? `${name(active)} over ${at(over)}` : `${name(active)} over no place`
    },
    onDragEnd: ({ active, over }) => `${name(active)} put down at ${at(over ?? active)}`,
    onDragCancel: ({ active }) => `${name(active)} left at ${at(active)}`,
  }
}
