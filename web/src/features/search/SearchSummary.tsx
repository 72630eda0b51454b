import { Pill } from '@mantine/core'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './FilterChips.module.css'
import { viewOf } from './search-view.ts'
import { useFilterChips } from './use-filter-chips.ts'

/** A saved search in readable form. */
export function SearchSummary({ form }: { form: SearchForm }) {
  const view = viewOf(form)
  const chips = useFilterChips(view)
  if (chips.length === 0) return <Pill size="md">{t('search.allItemsInLibrary')}</Pill>
  return (
    <ul className={styles.chips} aria-label={t('search.filters')}>
      {chips.map(({ key, label, color }) => (
        <li key={key}>
          <Pill size="md" classNames={{ root: styles.chip ?? '', label: styles.chipLabel ?? '' }}>
            {color && <ValueDot color={color} />}
            {label}
          </Pill>
        </li>
      ))}
      {view.tags.length > 1 && (
        <li className={styles.note}>
          {view.tagLogic === 'AND'
            ? t('search.withAllOfTheseTags')
            : t('search.withAnyOfTheseTags')}
        </li>
      )}
    </ul>
  )
}
