import { GapList, type Wishing } from './GapList.tsx'
import * as labels from './labels.ts'
import styles from './SearchSection.module.css'
import { SynonymList } from './SynonymList.tsx'

/** What people did not find, and the synonyms that help them to. */
export function SearchSection(wishing: Wishing) {
  return (
    <div className={styles.section}>
      <section className={styles.part} aria-labelledby="search-gaps">
        <h3 id="search-gaps" className={styles.heading}>
          {labels.gapsHeading}
        </h3>
        <p className={styles.line}>{labels.gapsLine}</p>
        <GapList {...wishing} />
      </section>
      <section className={styles.part} aria-labelledby="search-synonyms">
        <h3 id="search-synonyms" className={styles.heading}>
          {labels.synonymsHeading}
        </h3>
        <p className={styles.line}>{labels.synonymsLine}</p>
        <SynonymList />
      </section>
    </div>
  )
}
