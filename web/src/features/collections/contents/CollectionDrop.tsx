import { useWindowEvent } from '@mantine/hooks'
import { type Collection, listCollections } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'
import { CollectionCover } from '../list/CollectionCover.tsx'
import styles from './CollectionDrop.module.css'
import { recentFirst } from './recent-collections.ts'
import { type Added, useAddToCollection } from './use-add-to-collection.ts'

const SHOWN = 8

interface CollectionDropProps {
  /** Returns the items that are dragged along with one. */
  draggedWith: (id: string) => Added
}

/** Drop targets for items, shown during a drag. By keyboard, items are added from their menus. */
export function CollectionDrop({ draggedWith }: CollectionDropProps) {
  const [items, setItems] = useState<Added>([])
  useWindowEvent('dragstart', (event) => {
    const entry = event.target instanceof Element && event.target.closest('[data-entry]')
    const dragged = entry ? draggedWith(entry.getAttribute('data-entry') ?? '') : []
    const [first] = dragged
    if (!first || !event.dataTransfer) return
    event.dataTransfer.effectAllowed = 'copyLink'
    event.dataTransfer.setDragImage(
      dragLabel(
        dragged.length === 1 ? first.name : t('collections.items', { count: dragged.length }),
      ),
      -12,
      -12,
    )
    // A page that changes as dragging starts would end it.
    setTimeout(() => setItems(dragged))
  })
  useWindowEvent('dragend', () => setItems([]))
  if (items.length === 0) return null
  return <Zones items={items} onDone={() => setItems([])} />
}

function Zones({ items, onDone }: { items: Added; onDone: () => void }) {
  const { addTo } = useAddToCollection(items, onDone)
  const found = useQuery(query(listCollections, { query: { kind: 'manual', limit: 30 } }))
  const collections = recentFirst(found.data?.items ?? []).slice(0, SHOWN)
  return (
    <section className={styles.panel} aria-label={t('collections.dropOnCollection')}>
      <h2 className={styles.title}>{t('collections.dropOnCollection')}</h2>
      {found.data && collections.length === 0 && (
        <p className={styles.none}>{t('collections.noCollectionsYet')}</p>
      )}
      <ul className={styles.zones}>
        {collections.map((collection) => (
          <Zone key={collection.id} collection={collection} onDrop={() => addTo(collection)} />
        ))}
      </ul>
    </section>
  )
}

function Zone({ collection, onDrop }: { collection: Collection; onDrop: () => void }) {
  const { name, coverUrl } = collection
  const [isOver, setOver] = useState(false)
  return (
    <li
      className={styles.zone}
      data-over={isOver || undefined}
      onDragEnter={(event) => event.preventDefault()}
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <span className={styles.cover}>
        <CollectionCover url={coverUrl} markSize={20} />
      </span>
      <span className={styles.name}>{name}</span>
    </li>
  )
}

/** Returns the element at the pointer, which is in the document only until the browser has captured it. */
function dragLabel(text: string): HTMLElement {
  const label = document.createElement('div')
  label.className = styles.label ?? ''
  label.textContent = text
  document.body.append(label)
  setTimeout(() => label.remove())
  return label
}
