import { Text } from '@mantine/core'
import { Link } from 'react-router'
import styles from './DidYouMean.module.css'
import * as labels from './labels.ts'
import { withWords } from './search-text.ts'
import { type SearchView, writeView } from './search-view.ts'

interface DidYouMeanProps {
  view: SearchView
  /** The words put right. */
  words: string
}

/** A link to the same search with its words put right. */
export function DidYouMean({ view, words }: DidYouMeanProps) {
  const searchTerm = withWords(view.searchTerm, words)
  return (
    <Text className={styles.line}>
      {labels.didYouMean}{' '}
      <Link to={{ search: `?${writeView({ ...view, searchTerm })}` }} className={styles.words}>
        {words}
      </Link>
      ?
    </Text>
  )
}
