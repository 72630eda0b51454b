import { Button } from '@mantine/core'
import { listSearchGaps, type SearchGap } from '@satchel/contract/search/gaps.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { newWish } from '../frame/new-wish.ts'
import { query } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import { useMay } from '../lib/session.ts'
import { HomeSection } from './HomeSection.tsx'
import styles from './SearchGaps.module.css'

const SHOWN = 3

/** Shows what people searched for and didn't find, to those who may do something about it. */
export function SearchGaps() {
  const isAllowed = useMay('taxonomy.manage')
  const gaps = useQuery({ ...query(listSearchGaps, {}), enabled: isAllowed })
  if (!gaps.data || gaps.data.length === 0) return null
  return (
    <HomeSection title={t('app.home.lookedFor')} to={paths.settings({ section: 'search' })}>
      <ul className={styles.gaps} aria-label={t('app.home.lookedFor')}>
        {gaps.data.slice(0, SHOWN).map((gap) => (
          <Gap key={gap.term} gap={gap} />
        ))}
      </ul>
    </HomeSection>
  )
}

function Gap({ gap: { term, people, searches, wishIds } }: { gap: SearchGap }) {
  return (
    <li className={styles.gap}>
      <span className={styles.term}>{term}</span>
      <span className={styles.facts}>{t('app.home.peopleLooked', { people, searches })}</span>
      {wishIds.length === 0 ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('app.home.wishForTerm', { term })}
          onClick={() => void newWish({ title: term, term })}
        >
          {t('app.home.addWish')}
        </Button>
      ) : (
        <span className={styles.facts}>{t('app.home.wished')}</span>
      )}
    </li>
  )
}
