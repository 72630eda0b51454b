import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'

export type ItemLayout = 'grid' | 'table'

interface LayoutSwitchProps {
  value: ItemLayout
  onChange: (layout: ItemLayout) => void
}

const layouts = [
  { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { value: 'table', label: 'Table', icon: IconTable },
]

export function LayoutSwitch({ value, onChange }: LayoutSwitchProps) {
  return (
    <SegmentedControl
      aria-label="Layout"
      value={value}
      onChange={(layout) => onChange(layout as ItemLayout)}
      data={layouts.map(({ value, label, icon: Icon }) => ({
        value,
        label: (
          <span title={label} style={{ display: 'flex' }}>
            <Icon {...icon} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  )
}
