import { ActionIcon, Menu } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconColumns3 } from '@tabler/icons-react'
import { largeIcon } from '../../../ui/icon.ts'
import { chosenColumns, ITEM_COLUMNS } from './item-columns.tsx'

interface ColumnMenuProps {
  /** Selected columns; null for the default ones. */
  value: readonly string[] | null
  onChange: (columns: string[] | null) => void
}

export function ColumnMenu({ value, onChange }: ColumnMenuProps) {
  const chosen = chosenColumns(value).map(({ name }) => name)
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <Menu position="bottom-end" closeOnItemClick={false} width={200}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          aria-label={t('items.list.columns')}
          title={t('items.list.columns')}
        >
          <IconColumns3 {...largeIcon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('items.list.columnsShownAsSpaceAllows')}</Menu.Label>
        {ITEM_COLUMNS.map(({ name, label }) => (
          <Menu.CheckboxItem
            key={name}
            checked={chosen.includes(name)}
            onChange={() => toggle(name)}
          >
            {label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item disabled={value === null} onClick={() => onChange(null)}>
          {t('items.list.resetColumns')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
