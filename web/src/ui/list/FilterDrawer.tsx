import { Button, Drawer, type MantineBreakpoint } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../icon.ts'
import styles from './FilterDrawer.module.css'

interface FilterDrawerProps {
  /** Number of active filters. */
  count: number
  /** Width from which on the filters are beside or above the list. */
  hiddenFrom?: MantineBreakpoint
  /** Label of the button that closes the drawer, such as "Show 12 items". */
  show: string
  children: ReactNode
}

/** Drawer with the filters if there is no room for the rail. */
export function FilterDrawer({ count, hiddenFrom = 'md', show, children }: FilterDrawerProps) {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        hiddenFrom={hiddenFrom}
        leftSection={<IconAdjustmentsHorizontal {...icon} />}
        onClick={open}
      >
        {count > 0 ? t('ui.filtersCount', { count }) : t('ui.filters')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={t('ui.filters')}
        size={320}
        closeButtonProps={{ 'aria-label': t('ui.closeFilters') }}
      >
        {children}
        <div className={styles.end}>
          <Button fullWidth onClick={close}>
            {show}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
