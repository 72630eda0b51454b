import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { type Icon, IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react'
import { icon } from '../icon.ts'
import * as labels from '../labels.ts'

const LAYOUTS = {
  grid: { label: labels.grid, Icon: IconLayoutGrid },
  list: { label: labels.list, Icon: IconList },
  table: { label: labels.table, Icon: IconTable },
} satisfies Record<string, { label: string; Icon: Icon }>

interface LayoutSwitchProps<L extends keyof typeof LAYOUTS> {
  layouts: readonly L[]
  value: L
  onChange: (layout: L) => void
}

export function LayoutSwitch<L extends keyof typeof LAYOUTS>({
  layouts,
  value,
  onChange,
}: LayoutSwitchProps<L>) {
  return (
    <SegmentedControl
      aria-label={labels.layout}
      value={value}
      onChange={(layout) => onChange(layout as L)}
      data={layouts.map((layout) => {
        const { label, Icon } = LAYOUTS[layout]
        return {
          value: layout,
          label: (
            <span title={label} style={{ display: 'flex' }}>
              <Icon {...icon} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </span>
          ),
        }
      })}
    />
  )
}
