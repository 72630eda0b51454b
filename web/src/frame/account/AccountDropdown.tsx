import { Indicator, Menu, Text, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import {
  IconApi,
  IconDeviceDesktop,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSparkles,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { version } from '../../../package.json'
import { useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { openKeys } from '../keys/open-keys.tsx'
import { leave } from '../leave.ts'
import { AccountButton } from './AccountButton.tsx'
import styles from './AccountMenu.module.css'
import { hasNews, markSeen } from './news.ts'

const schemes = [
  { value: 'light', label: t('frame.light'), icon: IconSun },
  { value: 'dark', label: t('frame.dark'), icon: IconMoon },
  { value: 'auto', label: t('frame.system'), icon: IconDeviceDesktop },
] as const

type Scheme = (typeof schemes)[number]['value']

export function AccountDropdown({ withName }: { withName: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isNew] = useState(hasNews)
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
        <HelpItem icon={IconHelp} href="/docs" label={t('frame.help.help')} />
        <HelpItem
          icon={IconSparkles}
          href="/docs/changelog"
          label={t('frame.help.whatsNew')}
          isNew={isNew}
          onClick={markSeen}
        />
        <Menu.Item leftSection={<IconKeyboard {...icon} />} onClick={openKeys}>
          {t('frame.keys.keyboardShortcuts')}
        </Menu.Item>
        <HelpItem icon={IconApi} href="/api/docs" label={t('frame.help.api')} />
        <Menu.Divider />
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

interface HelpItemProps {
  icon: TablerIcon
  href: string
  label: string
  isNew?: boolean
  onClick?: () => void
}

/** An entry that opens a page of the help in a tab of its own. */
function HelpItem({ icon: Icon, href, label, isNew = false, onClick }: HelpItemProps) {
  return (
    <Menu.Item
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={onClick}
      leftSection={
        <Indicator disabled={!isNew} size={8} color="accent" display="flex">
          <Icon {...icon} />
        </Indicator>
      }
    >
      {label}
      {isNew && <VisuallyHidden>, {t('frame.help.changed')}</VisuallyHidden>}
    </Menu.Item>
  )
}
