import { Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import styles from './DidYouMean.module.css'
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
      {t('search.didYouMean')}{' '}
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
