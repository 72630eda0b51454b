import type { Active, Announcements, Over } from '@dnd-kit/core'

export function sortingAnnouncements(
  ids: readonly string[],
  nameOf: (id: string) => string,
): Announcements {
  const name = ({ id }: Active) => nameOf(String(id))
  const at = ({ id }: Active | Over) => `posición ${ids.indexOf(String(id)) + 1} de ${ids.length}`
  return {
    onDragStart: ({ active }) => `Se tomó ${name(active)}, ${at(active)}`,
    // It begins over its own place, which would drown that it was picked up.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return `Se tomó ${name(active)}, ${at(active)}`
      return over ? `${name(active)} sobre ${at(over)}` : `${name(active)} fuera de la lista`
    },
    onDragEnd: ({ active, over }) => `Se soltó ${name(active)} en ${at(over ?? active)}`,
    onDragCancel: ({ active }) => `${name(active)} se queda en ${at(active)}`,
  }
}
