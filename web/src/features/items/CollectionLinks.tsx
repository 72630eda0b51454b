import { IconStack2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import styles from './detail/ItemCollections.module.css'

interface CollectionLinksProps {
  collections: readonly { id: string; name: string }[]
}

export function CollectionLinks({ collections }: CollectionLinksProps) {
  return (
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
  )
}
