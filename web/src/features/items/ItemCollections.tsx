import { getCollection } from '@satchel/contract/collections.ts'
import { IconStack2 } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { Field } from './Field.tsx'
import styles from './ItemCollections.module.css'

/** The collections an item is in, each a way to it. */
export function ItemCollections({ ids }: { ids: readonly string[] }) {
  const collections = useQueries({
    queries: ids.map((id) => query(getCollection, { params: { id } })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  return (
    <Field label="Collections">
      {ids.length === 0 ? (
        <span className={styles.none}>None</span>
      ) : (
        <ul className={styles.collections}>
          {collections.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.collection(id)} className={styles.collection}>
                <IconStack2 {...icon} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
