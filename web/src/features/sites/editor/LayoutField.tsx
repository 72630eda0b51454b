import { SegmentedControl } from '@mantine/core'
import type { ItemLayout } from '@satchel/contract/sites/blocks.ts'
import * as labels from './labels.ts'

const LAYOUTS: { value: ItemLayout; label: string }[] = [
  { value: 'grid', label: labels.grid },
  { value: 'list', label: labels.listLayout },
  { value: 'carousel', label: labels.carousel },
]

interface LayoutFieldProps {
  value: ItemLayout
  onChange: (layout: ItemLayout) => void
}

export function LayoutField({ value, onChange }: LayoutFieldProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={labels.layout}
      data={LAYOUTS}
      value={value}
      onChange={(layout) => onChange(layout as ItemLayout)}
    />
  )
}
