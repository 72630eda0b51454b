import { SegmentedControl } from '@mantine/core'
import type { ItemLayout } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'

const LAYOUTS: { value: ItemLayout; label: string }[] = [
  { value: 'grid', label: t('sites.editor.grid') },
  { value: 'list', label: t('sites.editor.listLayout') },
  { value: 'carousel', label: t('sites.editor.carousel') },
]

interface LayoutFieldProps {
  value: ItemLayout
  onChange: (layout: ItemLayout) => void
}

export function LayoutField({ value, onChange }: LayoutFieldProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('sites.editor.layout')}
      data={LAYOUTS}
      value={value}
      onChange={(layout) => onChange(layout as ItemLayout)}
    />
  )
}
