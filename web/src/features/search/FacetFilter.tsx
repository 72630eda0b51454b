import { Checkbox, Skeleton, TextInput, UnstyledButton } from '@mantine/core'
import { includesText } from '@satchel/contract/folding.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCircleMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatCompact } from '../../lib/format/format.ts'
import { icon } from '../../ui/icon.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './FilterRail.module.css'
import { FilterSection } from './FilterSection.tsx'

export interface FacetValue {
  value: string
  label: string
  color: string | null
}

interface FacetListProps {
  label: string
  values: readonly FacetValue[]
  /** Number of items each value would leave; undefined until loaded, null if they couldn't be counted. */
  counts: ReadonlyMap<string, number> | null | undefined
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Excluded values, if values can be excluded. */
  excluded?: readonly string[]
  onExclude?: (excluded: string[]) => void
}

const FEW = 8
const MANY = 16

export function FacetFilter({ startsOpen, ...list }: FacetListProps & { startsOpen: boolean }) {
  return (
    <FilterSection label={list.label} chosen={list.chosen.length} startsOpen={startsOpen}>
      <FacetList {...list} />
    </FilterSection>
  )
}

/** Values to tick, the first few until all are expanded. */
export function FacetList({
  label,
  values,
  counts,
  chosen,
  onChange,
  excluded = [],
  onExclude,
}: FacetListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [search, setSearch] = useState('')
  const found = values.filter(({ label }) => includesText(label, search))
  const isShort = showsAll || search !== '' || found.length <= FEW + 1
  const visibleValues = isShort
    ? found
    : found.filter(
        ({ value }, index) => index < FEW || chosen.includes(value) || excluded.includes(value),
      )
  return (
    <div className={styles.values}>
      {values.length > MANY && (
        <TextInput
          size="xs"
          type="search"
          mb="2xs"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          placeholder={t('search.searchValues')}
          aria-label={t('search.searchIn', { label })}
        />
      )}
      <Checkbox.Group value={[...chosen]} onChange={onChange} aria-label={label}>
        {visibleValues.map((each) => (
          <div key={each.value} className={styles.valueRow}>
            <FacetCheckbox {...each} count={counts && (counts.get(each.value) ?? 0)} />
            {onExclude && (
              <ExcludeButton
                {...each}
                isExcluded={excluded.includes(each.value)}
                onToggle={() => onExclude(toggled(excluded, each.value))}
              />
            )}
          </div>
        ))}
      </Checkbox.Group>
      {!isShort && (
        <UnstyledButton className={styles.more} onClick={() => setShowsAll(true)}>
          {t('search.showAll', { count: found.length })}
        </UnstyledButton>
      )}
    </div>
  )
}

function FacetCheckbox({
  value,
  label,
  color,
  count,
}: FacetValue & { count: number | null | undefined }) {
  return (
    <Checkbox
      value={value}
      size="xs"
      radius="xs"
      data-empty={count === 0 || undefined}
      classNames={{
        root: styles.value ?? '',
        body: styles.valueBody ?? '',
        labelWrapper: styles.valueText ?? '',
        label: styles.valueLabel ?? '',
      }}
      label={
        <>
          {color && <ValueDot color={color} />}
          <span className={styles.valueName}>{label}</span>
          {count === undefined ? (
            <Skeleton width={16} height={12} />
          ) : (
            <span className={styles.count}>{count !== null && formatCompact(count)}</span>
          )}
        </>
      }
    />
  )
}

interface ExcludeButtonProps {
  label: string
  isExcluded: boolean
  onToggle: () => void
}

function ExcludeButton({ label, isExcluded, onToggle }: ExcludeButtonProps) {
  return (
    <button
      type="button"
      className={styles.exclude}
      aria-pressed={isExcluded}
      aria-label={t('search.exclude', { label })}
      title={t('search.exclude', { label })}
      onClick={onToggle}
    >
      <IconCircleMinus {...icon} />
    </button>
  )
}

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
