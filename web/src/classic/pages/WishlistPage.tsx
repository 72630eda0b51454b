import { Button, Group } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { use, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { WishBoard } from '../../features/wishes/board/WishBoard.tsx'
import { WishDetail } from '../../features/wishes/detail/WishDetail.tsx'
import { WishList } from '../../features/wishes/list/WishList.tsx'
import { openNewWish } from '../../features/wishes/NewWish.tsx'
import { OptionsMenu } from '../../features/wishes/OptionsMenu.tsx'
import { WishRanking } from '../../features/wishes/ranking/WishRanking.tsx'
import { useRefreshWishes } from '../../features/wishes/use-change-wish.ts'
import { ViewTabs } from '../../features/wishes/ViewTabs.tsx'
import styles from '../../features/wishes/Wishlist.module.css'
import { WishToolsContext } from '../../features/wishes/wish-tools.ts'
import { readView, type WishesView, writeView } from '../../features/wishes/wishes-view.ts'
import { Entry } from '../../frame/entry.ts'
import { useLive } from '../../lib/live.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { Page, PageBody } from '../../ui/layout/Page.tsx'
import { wishTools } from '../wish-tools.ts'

const GATHER = 250

export default function WishlistPage() {
  return (
    <WishToolsContext value={wishTools}>
      <Wishlist />
    </WishToolsContext>
  )
}

function Wishlist() {
  const { view, to, onChange } = useView()
  const mayWish = useMay('library.mark')
  const readAgain = useRefreshWishes()
  // A hundred votes are read once.
  const refresh = useDebouncedCallback(() => void readAgain(), GATHER)
  useLive('wishes-update', refresh)
  // The statuses may have other names.
  useLive('settings-update', refresh)
  const wish = () => openNewWish({ onCreated: ({ id }) => onChange({ wish: id }, { push: true }) })
  if (view.wish !== null)
    return (
      <PageBody title={t('classic.wishlist.wishlist')}>
        <WishDetail key={view.wish} id={view.wish} view={view} to={to} onChange={onChange} />
      </PageBody>
    )
  return (
    <Page
      title={t('classic.wishlist.wishlist')}
      action={
        <Group gap="xs" wrap="nowrap">
          <OptionsMenu view={view} />
          {mayWish && <Button onClick={wish}>{t('classic.wishlist.newWish')}</Button>}
        </Group>
      }
    >
      <div className={styles.wishlist}>
        <ViewTabs view={view} to={to} />
        {view.show === 'list' && <WishList view={view} to={to} onChange={onChange} onNew={wish} />}
        {view.show === 'board' && <WishBoard view={view} to={to} onChange={onChange} />}
        {view.show === 'ranking' && <WishRanking />}
      </div>
    </Page>
  )
}

function useView() {
  const navigate = useNavigate()
  const { search } = use(Entry).place
  const view = useMemo(() => readView(new URLSearchParams(search)), [search])
  const to = (change: Partial<WishesView>) => paths.wishlist(writeView({ ...view, ...change }))
  const onChange = (change: Partial<WishesView>, { push = false } = {}) =>
    void navigate(to(change), { replace: !push, preventScrollReset: !push })
  return { view, to, onChange }
}
