import { Button } from '@mantine/core'
import { listCtas } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { type CtasView, isFiltered, queryOf } from '../ctas-view.ts'
import { CtaBar } from './CtaBar.tsx'
import styles from './CtaList.module.css'
import { CtaRow } from './CtaRow.tsx'

interface CtaListProps {
  view: CtasView
  onChange: (change: Partial<CtasView>) => void
}

/** The team's CTAs with their figures. */
export function CtaList({ view, onChange }: CtaListProps) {
  const list = useInfiniteQuery({
    ...pages(listCtas, { query: queryOf(view) }),
    placeholderData: keepPreviousData,
  })
  const ctas = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isSuccess && ctas.length === 0 && !isFiltered(view)) return <NoCtas />
  return (
    <div className={styles.found}>
      <CtaBar view={view} onChange={onChange} />
      {list.isPending && <RowSkeletons height={68} />}
      {ctas.length === 0 && <LoadProblem title={t('ctas.couldntLoadCtas')} query={list} />}
      {list.isSuccess && ctas.length === 0 && (
        <EmptyState
          drawing="search"
          sentence={t('ctas.noResults')}
          action={
            <Button
              variant="default"
              onClick={() => onChange({ search: '', kind: null, active: null })}
            >
              {t('ctas.clearFilters')}
            </Button>
          }
        />
      )}
      {ctas.length > 0 && (
        <table className={styles.table} aria-busy={list.isPlaceholderData || undefined}>
          <thead>
            <tr>
              <th scope="col">{t('ui.name')}</th>
              <th scope="col">{t('ctas.impressions')}</th>
              <th scope="col">{t('ctas.clicks')}</th>
              <th scope="col">{t('ctas.submissions')}</th>
              <th scope="col">{t('ctas.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {ctas.map((cta) => (
              <CtaRow key={cta.id} cta={cta} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton list={list} />
    </div>
  )
}

function NoCtas() {
  const mayCreate = useMay('ctas.write')
  return (
    <EmptyState
      drawing="documents"
      help="ctas"
      sentence={t('ctas.noCtas')}
      action={
        mayCreate && (
          <Button component={Link} to={paths.newCta}>
            {t('ctas.newCta')}
          </Button>
        )
      }
    />
  )
}
