import { Select } from '@mantine/core'
import { CtaKind } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import type { CtasView } from '../ctas-view.ts'
import * as labels from '../labels.ts'
import styles from './CtaList.module.css'

interface CtaBarProps {
  view: CtasView
  onChange: (change: Partial<CtasView>) => void
}

const KINDS = CtaKind.enum.map((kind) => ({ value: kind, label: labels.KINDS[kind].label }))
const STATES = [
  { value: 'true', label: t('ctas.active') },
  { value: 'false', label: t('ctas.inactive') },
]

/** Filter of the list of CTAs. */
export function CtaBar({ view, onChange }: CtaBarProps) {
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <SearchField
          label={t('ctas.searchCtas')}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </search>
      <Select
        aria-label={t('ctas.kindFilter')}
        className={styles.choice ?? ''}
        placeholder={t('ctas.allKinds')}
        data={KINDS}
        value={view.kind}
        clearable
        onChange={(kind) => onChange({ kind: kind as CtaKind | null })}
      />
      <Select
        aria-label={t('ctas.statusFilter')}
        className={styles.choice ?? ''}
        placeholder={t('ctas.anyState')}
        data={STATES}
        value={view.active === null ? null : String(view.active)}
        clearable
        onChange={(active) => onChange({ active: active === null ? null : active === 'true' })}
      />
    </div>
  )
}
