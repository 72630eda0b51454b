import { Skeleton } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { BriefActivity } from '../../features/activity/BriefActivity.tsx'
import { UnreadMessages } from '../../features/conversations/UnreadMessages.tsx'
import { ItemStrip } from '../../features/items/list/ItemStrip.tsx'
import { LatestLinks } from '../../features/links/list/LatestLinks.tsx'
import { LinkNews } from '../../features/links/news/LinkNews.tsx'
import { ReadingNow } from '../../features/links/reading/ReadingNow.tsx'
import { SilentReaders } from '../../features/links/silence/SilentReaders.tsx'
import { loadPart } from '../../lib/load-part.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { CardSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { HomeSection } from '../HomeSection.tsx'
import { MyDayBar } from '../MyDayBar.tsx'
import { PopularItems } from '../PopularItems.tsx'
import { SearchGaps } from '../SearchGaps.tsx'
import { useHome } from '../use-home.ts'
import { useItemActions } from '../use-item-actions.ts'
import styles from './HomePage.module.css'

/** Loaded only while steps are open. */
const FirstSteps = lazy(async () => ({
  default: (await loadPart(() => import('../first-steps/FirstSteps.tsx'))).FirstSteps,
}))

/** Loaded only where there are samples, or room for them. */
const Samples = lazy(async () => ({
  default: (await loadPart(() => import('../first-steps/Samples.tsx'))).Samples,
}))

const SHOWN = 5

export default function HomePage() {
  const { steps, recent, favorites, day, messages, news, isPending } = useHome()
  return (
    <Page title={t('app.home.home')} action={<ReadingNow isInRow />}>
      {recent.isError ? (
        <LoadProblem title={t('app.home.couldntLoadYourItems')} query={recent} />
      ) : isPending || recent.isPending ? (
        <Pending />
      ) : (
        <Suspense fallback={<Pending />}>
          <div className={styles.home}>
            <UnreadMessages messages={messages.data?.items ?? []} />
            {day.data ? (
              <MyDayBar day={day.data} />
            ) : (
              <LoadProblem title={t('app.home.couldntLoadYourDay')} query={day} />
            )}
            <LinkNews news={news} />
            <SilentReaders />
            <SearchGaps />
            {steps.steps.length > 0 && (
              <FirstSteps steps={steps.steps} newest={steps.newest} onHide={steps.hide} />
            )}
            {(steps.mayRemoveSamples || steps.mayHaveSamples) && (
              <Samples areThere={steps.mayRemoveSamples} />
            )}
            {!favorites.data && (
              <LoadProblem title={t('app.home.couldntLoadYourFavorites')} query={favorites} />
            )}
            <Shown recent={recent.data.items} favorites={favorites.items} />
          </div>
        </Suspense>
      )}
    </Page>
  )
}

function Shown({ recent, favorites }: { recent: Item[]; favorites: Item[] }) {
  const actions = useItemActions()
  if (recent.length === 0) return null
  return (
    <>
      <HomeSection title={t('app.home.recentlyAdded')} to={paths.library()}>
        <ItemStrip label={t('app.home.recentlyAdded')} items={recent} actions={actions} />
      </HomeSection>
      {favorites.length > 0 && (
        <HomeSection
          title={t('app.home.favorites')}
          to={paths.library({ quickFilter: 'favorites' })}
        >
          <ItemStrip label={t('app.home.favorites')} items={favorites} actions={actions} />
        </HomeSection>
      )}
      <div className={styles.columns}>
        <HomeSection title={t('app.home.myLatestLinks')} to={paths.links()}>
          <LatestLinks />
        </HomeSection>
        <HomeSection title={t('app.home.latestActivity')} to={paths.activity()}>
          <BriefActivity filter={{}} count={5} />
        </HomeSection>
      </div>
      <PopularItems actions={actions} shown={SHOWN} />
    </>
  )
}

function Pending() {
  return (
    <>
      <Skeleton height={16} width={120} mb="md" />
      <CardSkeletons count={5} shape="strip" />
    </>
  )
}
