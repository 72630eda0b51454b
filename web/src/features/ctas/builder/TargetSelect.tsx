import { Select } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useState } from 'react'
import type { DraftPlacement } from './draft.ts'
import { useTargets } from './use-targets.ts'

interface TargetSelectProps {
  placement: DraftPlacement
  error: ReactNode
  onChange: (change: Pick<DraftPlacement, 'id' | 'targetName'>) => void
}

/** Finds the item, collection, site or link to place a CTA on. */
export function TargetSelect({ placement, error, onChange }: TargetSelectProps) {
  const { type, id, targetName } = placement
  const [typed, setTyped] = useState('')
  const found = useTargets(type, typed === targetName ? '' : typed)
  const own = id ? [{ value: id, label: targetName ?? t('ctas.unavailable') }] : []
  const data = [...own, ...found.filter(({ value }) => value !== id)]
  return (
    <Select
      label={t('ctas.which')}
      placeholder={t('ctas.searchPlaces')}
      data={data}
      value={id ?? null}
      error={error}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={t('ctas.nothingFound')}
      maxDropdownHeight={280}
      onChange={(next) => {
        const chosen = data.find(({ value }) => value === next)
        if (chosen) onChange({ id: chosen.value, targetName: chosen.label })
      }}
    />
  )
}
