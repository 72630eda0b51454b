import { useMantineColorScheme } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import {
  IconBell,
  IconBulb,
  IconDeviceDesktop,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { Palette } from '../../features/search/palette/Palette.tsx'
import { type Command, offeredCommands } from '../../lib/commands.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { Entry } from '../entry.ts'
import { openKeys } from '../keys/open-keys.tsx'
import { leave } from '../leave.ts'
import { usePlaces, useTools } from '../navigation.ts'
import { newWish } from '../new-wish.ts'
import { useSettingsPlaces } from '../settings-places.ts'

const notificationsPage = {
  label: t('frame.notifications'),
  to: paths.notifications(),
  icon: IconBell,
}

interface FramePaletteProps {
  isOpen: boolean
  onClose: () => void
}

/** The palette with the commands and pages of the frame. */
export function FramePalette({ isOpen, onClose }: FramePaletteProps) {
  const { open } = use(Entry)
  const client = useQueryClient()
  const pages = [notificationsPage, ...usePlaces(), ...useTools(), ...useSettingsPlaces()]
  const own = useOwnCommands()
  const mayWish = useMay('library.mark')
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are asked when it opens
  const offered = useMemo(() => offeredCommands(client), [isOpen])
  return (
    <Palette
      isOpen={isOpen}
      onClose={onClose}
      open={open}
      commands={[...offered, ...(mayWish ? [WISH] : [])]}
      lastCommands={own}
      {...(mayWish && { wish: (term) => void newWish({ title: term, term }) })}
      places={pages.map(({ to, ...page }) => ({ ...page, run: () => open(to) }))}
    />
  )
}

const WISH: Command = {
  label: t('frame.newWish'),
  icon: IconBulb,
  words: t('frame.wishWords'),
  run: () => void newWish(),
}

function useOwnCommands(): Command[] {
  const { setColorScheme } = useMantineColorScheme()
  return [
    {
      label: t('frame.useLightTheme'),
      icon: IconSun,
      words: t('frame.themeWords'),
      run: () => setColorScheme('light'),
    },
    {
      label: t('frame.useDarkTheme'),
      icon: IconMoon,
      words: t('frame.themeWords'),
      run: () => setColorScheme('dark'),
    },
    {
      label: t('frame.useSystemTheme'),
      icon: IconDeviceDesktop,
      words: t('frame.themeWords'),
      run: () => setColorScheme('auto'),
    },
    {
      label: t('frame.keys.keyboardShortcuts'),
      icon: IconKeyboard,
      words: t('frame.keysWords'),
      run: openKeys,
    },
    { label: t('frame.signOut'), icon: IconLogout, words: t('frame.signOutWords'), run: leave },
  ]
}
