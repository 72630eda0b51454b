import { Text } from '@mantine/core'
import { Link } from 'react-router'
import styles from './DidYouMean.module.css'
import * as labels from './labels.ts'
import { type SearchView, writeView } from './search-view.ts'

interface DidYouMeanProps {
  view: SearchView
  /** The search with corrected words. */
  text: string
}

/** A link to the same search with corrected words. */
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
