import type { Item } from '@satchel/contract/items/items.ts'
import type { Highlight } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { pagePath } from '../../../lib/items/hit-path.ts'
import { MarkedText } from '../../../ui/text/MarkedText.tsx'
import * as labels from './labels.ts'
import styles from './Passage.module.css'

type Found = Pick<Item, 'id' | 'recognition'> & { highlight?: Highlight }

interface PassageProps {
  item: Found
  /** Number of characters before the first match. */
  lead: number
  tabIndex: number
}

/** Passage of an item with the matches marked. */
export function Passage({ item, lead, tabIndex }: PassageProps) {
  const { id, recognition, highlight = {} } = item
  const { text, description, page, place } = highlight
  const passage = text ?? description
  if (passage === undefined) return null
  const hasLabel = text !== undefined && (page !== undefined || place !== undefined)
  return (
    <>
      {text !== undefined && page !== undefined && (
        <Link to={pagePath(id, highlight)} className={styles.page} tabIndex={tabIndex}>
          {t('items.list.page', { page })}
        </Link>
      )}
      {text !== undefined && place && (
        <span className={styles.place}>{labels.textPlaces[place]}</span>
      )}
      {text !== undefined && recognition === 'read' && (
        <span className={styles.place}>{t('items.list.recognized')}</span>
      )}
      <MarkedText lead={hasLabel ? lead / 2 : lead}>{passage}</MarkedText>
    </>
  )
}
