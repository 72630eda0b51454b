import { Anchor, Skeleton, VisuallyHidden } from '@mantine/core'
import { type Item, listItems } from '@satchel/contract/items.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { BriefActivity } from '../../features/activity/BriefActivity.tsx'
import { ItemStrip } from '../../features/items/list/ItemStrip.tsx'
import { LatestLinks } from '../../features/links/list/LatestLinks.tsx'
import { LinkNews } from '../../features/links/news/LinkNews.tsx'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { CardSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { FirstSteps } from '../FirstSteps.tsx'
import * as labels from '../labels/home.ts'
import { useFirstSteps } from '../use-first-steps.ts'
import { useItemActions } from '../use-item-actions.ts'
import styles from './HomePage.module.css'

const SHOWN = 5

export default function HomePage() {
  const { user } = useMe()
  const steps = useFirstSteps()
  const recent = useQuery(query(listItems, { query: { limit: SHOWN, orderBy: 'newest' } }))
  const favorites = useQuery(
    query(listFavorites, {
      params: { userId: user.id },
      query: { itemType: 'ITEM', limit: SHOWN },
    }),
  )
  return (
    <Page title={labels.home}>
      {recent.isError ? (
        <LoadProblem title={labels.couldntLoadYourItems} query={recent} />
      ) : recent.isPending || favorites.isPending || steps.isPending ? (
        <Pending />
      ) : (
        <div className={styles.home}>
          <LinkNews />
          <FirstSteps steps={steps.steps} onHide={steps.hide} />
          <Shown recent={recent.data.items} favorites={(favorites.data?.items ?? []) as Item[]} />
        </div>
      )}
    </Page>
  )
}

function Shown({ recent, favorites }: { recent: Item[]; favorites: Item[] }) {
  const actions = useItemActions()
  if (recent.length === 0) return null
  return (
    <>
      <Section title={labels.recentlyAdded} to={paths.library()}>
        <ItemStrip label={labels.recentlyAdded} items={recent} actions={actions} />
      </Section>
      {favorites.length > 0 && (
        <Section title={labels.favorites} to={paths.library({ quickFilter: 'favorites' })}>
          <ItemStrip label={labels.favorites} items={favorites} actions={actions} />
        </Section>
      )}
      <div className={styles.columns}>
        <Section title={labels.myLatestLinks} to={paths.links()}>
          <LatestLinks />
        </Section>
        <Section title={labels.latestActivity} to={paths.activity()}>
          <BriefActivity filter={{}} count={5} />
        </Section>
      </div>
    </>
  )
}

function Section({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Anchor component={Link} to={to} size="sm">
          {labels.showAll}
          <VisuallyHidden> {labels.showAllOf(title)}</VisuallyHidden>
        </Anchor>
      </div>
      {children}
    </section>
  )
}

function Pending() {
  return (
    <>
      <Skeleton height={16} width={120} mb="md" />
      <CardSkeletons count={5} />
    </>
  )
}
