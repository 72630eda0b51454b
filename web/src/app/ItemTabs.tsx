import { Tabs } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useSearchParams } from 'react-router'
import { BriefActivity } from '../features/activity/BriefActivity.tsx'
import { ItemDetails } from '../features/items/detail/ItemDetails.tsx'
import { VersionsPanel } from '../features/items/versions/VersionsPanel.tsx'
import { ItemLinks } from '../features/links/list/ItemLinks.tsx'
import { OwnLink } from '../features/links/list/OwnLink.tsx'
import { ItemQuestions } from '../features/questions/ItemQuestions.tsx'
import { useReplace } from '../features/uploads/target.ts'
import { useMay } from '../lib/session.ts'
import styles from './ItemTabs.module.css'
import { SubjectAnalytics } from './SubjectAnalytics.tsx'

const DETAILS = 'details'
const TABS = [DETAILS, 'sharing', 'versions', 'questions', 'activity', 'analytics']

/** All about an item beside its preview; the open tab is in the URL. */
export function ItemTabs({ item, mayEdit }: { item: Item; mayEdit: boolean }) {
  const { id, kind } = item
  const [params, setParams] = useSearchParams()
  const replace = useReplace()
  const mayReport = useMay('reports.read')
  const tabParam = params.get('tab') ?? ''
  const maySee = useMay('links.share')
  const open = (tab: string | null) => {
    const next = new URLSearchParams(params)
    if (tab && tab !== DETAILS) next.set('tab', tab)
    else next.delete('tab')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Tabs
      value={TABS.includes(tabParam) ? tabParam : DETAILS}
      onChange={open}
      keepMounted={false}
      classNames={{ tab: styles.tab, panel: styles.panel }}
    >
      <Tabs.List>
        <Tabs.Tab value={DETAILS}>{t('app.item.details')}</Tabs.Tab>
        <Tabs.Tab value="sharing">{t('app.item.sharing')}</Tabs.Tab>
        {kind === 'file' && <Tabs.Tab value="versions">{t('app.item.versions')}</Tabs.Tab>}
        {maySee && <Tabs.Tab value="questions">{t('app.item.questions')}</Tabs.Tab>}
        <Tabs.Tab value="activity">{t('app.item.activity')}</Tabs.Tab>
        {mayReport && <Tabs.Tab value="analytics">{t('app.item.analytics')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value={DETAILS}>
        <ItemDetails item={item} mayEdit={mayEdit} />
      </Tabs.Panel>
      <Tabs.Panel value="sharing">
        <ItemLinks itemType="ITEM" itemId={id} />
        <OwnLink itemType="ITEM" itemId={id} shortLink={item.shortLink} />
      </Tabs.Panel>
      {kind === 'file' && (
        <Tabs.Panel value="versions">
          <VersionsPanel item={item} mayEdit={mayEdit} onReplace={replace} />
        </Tabs.Panel>
      )}
      {maySee && (
        <Tabs.Panel value="questions">
          <ItemQuestions itemId={id} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="activity">
        <BriefActivity
          filter={{ itemType: 'ITEM', itemId: id }}
          count={10}
          withName={false}
          mayGrow
        />
      </Tabs.Panel>
      {mayReport && (
        <Tabs.Panel value="analytics">
          <SubjectAnalytics subject={{ itemType: 'ITEM', itemId: id }} name={item.name} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}
