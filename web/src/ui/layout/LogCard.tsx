import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { icon } from '../icon.ts'
import { SettingCard } from './SettingCard.tsx'

interface LogCardProps extends Omit<ComponentProps<typeof SettingCard>, 'heading' | 'actions'> {
  /** List of what was sent, rendered while the card is open. */
  log: ReactNode
  logLabel: string
  isOpen: boolean
  onToggle: () => void
  /** Button before that of the log. */
  action?: ReactNode
  menu: { label: string; isPending: boolean; items: ReactNode }
}

/** Card of a connection, with a log of what was sent by it and a menu of actions. */
export function LogCard(props: LogCardProps) {
  const { log, logLabel, isOpen, onToggle, action, menu, children, ...card } = props
  const logId = useId()
  return (
    <SettingCard
      {...card}
      heading="h3"
      actions={
        <>
          {action}
          <Button variant="default" aria-expanded={isOpen} aria-controls={logId} onClick={onToggle}>
            {logLabel}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label={menu.label} loading={menu.isPending}>
                <IconDots {...icon} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>{menu.items}</Menu.Dropdown>
          </Menu>
        </>
      }
    >
      {children}
      <div id={logId}>{isOpen && log}</div>
    </SettingCard>
  )
}
