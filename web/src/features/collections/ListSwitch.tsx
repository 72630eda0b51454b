import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import type { Layout } from './collections-view.ts'

interface ListSwitchProps {
  value: Layout
  onChange: (layout: Layout) => void
}

const layouts = [
  { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { value: 'list', label: 'List', icon: IconList },
]

export function ListSwitch({ value, onChange }: ListSwitchProps) {
  return (
    <SegmentedControl
      aria-label="Layout"
      value={value}
      onChange={(layout) => onChange(layout as Layout)}
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
