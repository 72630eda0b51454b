import { t } from '@satchel/messages/t.ts'
import { GapList, type Wishing } from './GapList.tsx'
import styles from './SearchSection.module.css'
import { SynonymList } from './SynonymList.tsx'

/** Searches without results, and synonyms to improve them. */
export function SearchSection(wishing: Wishing) {
  return (
    <div className={styles.section}>
      <section className={styles.part} aria-labelledby="search-gaps">
        <h3 id="search-gaps" className={styles.heading}>
          {t('search.settings.searchesWithoutResults')}
        </h3>
        <p className={styles.line}>{t('search.settings.gapsHint')}</p>
        <GapList {...wishing} />
      </section>
      <section className={styles.part} aria-labelledby="search-synonyms">
        <h3 id="search-synonyms" className={styles.heading}>
          {t('search.settings.synonymsHeading')}
        </h3>
        <p className={styles.line}>{t('search.settings.synonymsHint')}</p>
        <SynonymList />
      </section>
    </div>
  )
}
