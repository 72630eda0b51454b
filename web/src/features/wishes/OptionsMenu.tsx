import { ActionIcon, Menu } from '@mantine/core'
import { listWishes } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDots, IconDownload, IconRss } from '@tabler/icons-react'
import { asTableForPeople } from '../../lib/format/as-csv.ts'
import { download } from '../../lib/raw.ts'
import { useMay } from '../../lib/session.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { openFeed } from './FeedDialog.tsx'
import { queryOf, type WishesView } from './wishes-view.ts'

/** Other formats of the wishes: as a table, or in a feed reader. */
export function OptionsMenu({ view }: { view: WishesView }) {
  const mayFeed = useMay('library.mark')
  const save = () => {
    const query = { ...queryOf(view), ...asTableForPeople() }
    download(listWishes, { query }, t('wishes.csvName')).catch(showProblem)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('wishes.moreOptions')}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDownload {...icon} />} onClick={save}>
          {t('wishes.csv')}
        </Menu.Item>
        {mayFeed && (
          <Menu.Item leftSection={<IconRss {...icon} />} onClick={openFeed}>
            {t('wishes.feed')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
