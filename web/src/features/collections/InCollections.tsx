import { getCollection } from '@satchel/contract/collections.ts'
import { IconStack2 } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import styles from './InCollections.module.css'

/** The collections an item is in, as far as this person may see them. */
export function InCollections({ ids }: { ids: readonly string[] }) {
  const collections = useQueries({
    queries: ids.map((id) => query(getCollection, { params: { id } })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  if (ids.length === 0) return <span className={styles.none}>None</span>
  return (
    <ul className={styles.list}>
      {collections.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.collection(id)} className={styles.link}>
            <IconStack2 {...icon} />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
