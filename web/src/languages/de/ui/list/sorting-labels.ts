import type { Active, Announcements, Over } from '@dnd-kit/core'

/** Returns screen reader announcements of a drag: the name and position of what is moved. */
export function sortingAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const name = ({ id }: Active) => nameOf(String(id))
  const at = ({ id }: Active | Over) => `Platz ${ids.indexOf(String(id)) + 1} von ${ids.length}`
  return {
    onDragStart: ({ active }) => `${name(active)} aufgenommen, ${at(active)}`,
    // It begins over its own place, which would drown that it was picked up.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return `${name(active)} aufgenommen, ${at(active)}`
      return over ? `${name(active)} über ${at(over)}` : `${name(active)} über keinem Platz`
    },
    onDragEnd: ({ active, over }) => `${name(active)} abgelegt, ${at(over ?? active)}`,
    onDragCancel: ({ active }) => `${name(active)} bleibt auf ${at(active)}`,
  }
}
