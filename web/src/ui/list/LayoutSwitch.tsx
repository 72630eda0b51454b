import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type Icon, IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react'
import { icon } from '../icon.ts'

const LAYOUTS = {
  grid: { label: t('ui.grid'), Icon: IconLayoutGrid },
  list: { label: t('ui.list'), Icon: IconList },
  table: { label: t('ui.table'), Icon: IconTable },
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
      aria-label={t('ui.layout')}
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
