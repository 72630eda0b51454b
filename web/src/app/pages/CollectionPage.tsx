import { Button, Tabs } from '@mantine/core'
import { type Collection, getCollection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { IconShare3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { BriefActivity } from '../../features/activity/BriefActivity.tsx'
import { CollectionHead } from '../../features/collections/detail/CollectionHead.tsx'
import { useChange } from '../../features/collections/detail/use-change.ts'
import { ItemLinks } from '../../features/links/list/ItemLinks.tsx'
import { OwnLink } from '../../features/links/list/OwnLink.tsx'
import { openFilterEditor } from '../../features/search/FilterEditor.tsx'
import { SearchSummary } from '../../features/search/SearchSummary.tsx'
import { openPersonPage } from '../../features/sites/person/open-person-page.tsx'
import { useUploadsInto } from '../../features/uploads/target.ts'
import { query } from '../../lib/api.ts'
import { useCommands } from '../../lib/commands.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { CardSkeletons, TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageBody } from '../../ui/layout/Page.tsx'
import { CollectionContents } from '../CollectionContents.tsx'
import { SubjectAnalytics } from '../SubjectAnalytics.tsx'
import { useShareDialog } from '../use-share-dialog.ts'

export default function CollectionPage() {
  const { id = '' } = useParams()
  const collection = useQuery(query(getCollection, { params: { id } }))
  if (collection.isSuccess) return <Shown key={id} collection={collection.data} />
  return (
    <PageBody title={t('app.collection.collection')}>
      {collection.isPending && (
        <>
          <TextSkeleton lines={2} />
          <CardSkeletons />
        </>
      )}
      {collection.isError &&
        (collection.error.body.code === 'not-found' ? (
          <NotThere />
        ) : (
          <LoadProblem title={t('app.collection.couldntLoadTheCollection')} query={collection} />
        ))}
    </PageBody>
  )
}

function Shown({ collection }: { collection: Collection }) {
  const { id, name, kind, search } = collection
  const { save } = useChange(collection)
  const shareDialog = useShareDialog()
  const shared = { itemType: 'COLLECTION', itemId: id, itemName: name } as const
  const mayShare = useMay('links.share')
  const makePage = () =>
    openPersonPage({
      title: collection.name,
      pieces: collection.itemIds.map((each) => ({ id: each })),
    })
  useCommands([
    mayShare && {
      label: t('app.commands.share', { name }),
      words: t('app.commands.shareWords'),
      icon: IconShare3,
      run: () => shareDialog.open(shared),
    },
  ])
  useUploadsInto(kind === 'manual' ? { collectionId: id, name } : null)
  const editFilters = () =>
    openFilterEditor({
      title: t('app.collection.filtersOfName', { name }),
      form: search ?? {},
      onSave: (form) => save({ search: form }),
    })
  return (
    <PageBody title={name}>
      <BackLink to={paths.collections} name={t('app.collection.collections')} />
      <CollectionHead
        collection={collection}
        filters={search && <SearchSummary form={search} />}
        onShare={() => shareDialog.open(shared)}
        onPrepareShare={() => shareDialog.prepare(shared)}
        onEditFilters={editFilters}
        onPage={mayShare ? makePage : undefined}
      />
      <Parts collection={collection} />
    </PageBody>
  )
}

const TABS = ['items', 'sharing', 'activity', 'analytics']

/** The parts of the page; the URL says which one is shown. */
function Parts({ collection }: { collection: Collection }) {
  const [params, setParams] = useSearchParams()
  const { id } = collection
  const mayReport = useMay('reports.read')
  const currentTab = TABS.find((tab) => tab === params.get('tab')) ?? 'items'
  const show = (tab: string | null) => {
    const next = new URLSearchParams(params)
    if (tab && tab !== 'items') next.set('tab', tab)
    else next.delete('tab')
    setParams(next, { replace: true })
  }
  return (
    <Tabs value={currentTab} onChange={show} keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="items">{t('app.collection.items')}</Tabs.Tab>
        <Tabs.Tab value="sharing">{t('app.collection.sharing')}</Tabs.Tab>
        <Tabs.Tab value="activity">{t('app.collection.activity')}</Tabs.Tab>
        {mayReport && <Tabs.Tab value="analytics">{t('app.collection.analytics')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="items">
        <CollectionContents collection={collection} />
      </Tabs.Panel>
      <Tabs.Panel value="sharing" maw="var(--reading)">
        <OwnLink itemType="COLLECTION" itemId={id} shortLink={collection.shortLink} />
        <ItemLinks itemType="COLLECTION" itemId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="activity" maw="var(--reading)">
        <BriefActivity
          filter={{ itemType: 'COLLECTION', itemId: id }}
          count={20}
          withName={false}
          mayGrow
        />
      </Tabs.Panel>
      {mayReport && (
        <Tabs.Panel value="analytics" maw="var(--reading)">
          <SubjectAnalytics
            subject={{ itemType: 'COLLECTION', itemId: id }}
            name={collection.name}
          />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

function NotThere() {
  return (
    <EmptyState
      drawing="lost"
      sentence={t('app.collection.thisCollectionWasDeleted')}
      action={
        <Button component={Link} to={paths.collections}>
          {t('app.collection.openCollections')}
        </Button>
      }
    />
  )
}
