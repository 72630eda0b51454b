import type { Active, Announcements, Over } from '@dnd-kit/core'

export function sortingAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const name = ({ id }: Active) => nameOf(String(id))
  const at = ({ id }: Active | Over) => `position ${ids.indexOf(String(id)) + 1} sur ${ids.length}`
  return {
    onDragStart: ({ active }) => `${name(active)}, pris, ${at(active)}`,
    // It begins over its own place, which would drown that it was picked up.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return `${name(active)}, pris, ${at(active)}`
      return over
        ? `${name(active)}, au-dessus de la ${at(over)}`
        : `${name(active)}, hors de la liste`
    },
    onDragEnd: ({ active, over }) => `${name(active)}, posé, ${at(over ?? active)}`,
    onDragCancel: ({ active }) => `${name(active)}, laissé, ${at(active)}`,
  }
}
