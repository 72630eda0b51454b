import { Menu, Text, useMantineColorScheme } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { useRef } from 'react'
import { version } from '../../../package.json'
import { useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { openKeys } from '../keys/open-keys.tsx'
import { leave } from '../leave.ts'
import { AccountButton } from './AccountButton.tsx'
import styles from './AccountMenu.module.css'

const schemes = [
  { value: 'light', label: t('frame.light'), icon: IconSun },
  { value: 'dark', label: t('frame.dark'), icon: IconMoon },
  { value: 'auto', label: t('frame.system'), icon: IconDeviceDesktop },
] as const

type Scheme = (typeof schemes)[number]['value']

export function AccountDropdown({ withName }: { withName: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const { user, tenant } = useMe()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu
      position={withName ? 'top-start' : 'bottom-end'}
      width={withName ? 216 : 232}
      withinPortal={false}
      defaultOpened
      onClose={() => button.current?.focus({ preventScroll: true })}
    >
      <Menu.Target>
        <AccountButton ref={button} withName={withName} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <Text fw={500} truncate>
            {user.name}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {tenant.name}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Label>{t('frame.theme')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as Scheme)}>
          {schemes.map(({ value, label, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon {...icon} />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {withName && (
          <Menu.Item leftSection={<IconKeyboard {...icon} />} onClick={openKeys}>
            {t('frame.keys.keyboardShortcuts')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={leave}>
          {t('frame.signOut')}
        </Menu.Item>
        <Menu.Divider />
        <Text size="xs" c="dimmed" className={styles.version}>
          {t('frame.satchelVersion', { version })}
        </Text>
      </Menu.Dropdown>
    </Menu>
  )
}
