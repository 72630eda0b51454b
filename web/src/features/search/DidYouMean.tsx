import { Text } from '@mantine/core'
import { Link } from 'react-router'
import styles from './DidYouMean.module.css'
import * as labels from './labels.ts'
import { type SearchView, writeView } from './search-view.ts'

interface DidYouMeanProps {
  view: SearchView
  /** The search with its words put right. */
  text: string
}

/** A link to the same search with its words put right. */
export function DidYouMean({ view, text }: DidYouMeanProps) {
  return (
    <Text className={styles.line}>
      {labels.didYouMean}{' '}
      <Link
        to={{ search: `?${writeView({ ...view, searchTerm: text })}` }}
        className={styles.words}
      >
        {text}
      </Link>
      ?
    </Text>
  )
}
