import { Box, Button, Group } from '@mantine/core'
import type { Answer } from '@satchel/contract/search/answers.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconTableImport, IconWorldPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { CollectionDrop } from '../../features/collections/contents/CollectionDrop.tsx'
import { openAddLink } from '../../features/items/add/AddLinkForm.tsx'
import { ColumnMenu } from '../../features/items/list/ColumnMenu.tsx'
import { ItemResults } from '../../features/items/list/ItemResults.tsx'
import { Answers } from '../../features/search/answers/Answers.tsx'
import { DidYouMean } from '../../features/search/DidYouMean.tsx'
import { countFilters } from '../../features/search/FilterChips.tsx'
import { FilterRail } from '../../features/search/FilterRail.tsx'
import { OrderSelect } from '../../features/search/OrderSelect.tsx'
import { ResultBar } from '../../features/search/ResultBar.tsx'
import { SavedSearches } from '../../features/search/SavedSearches.tsx'
import {
  formOf,
  orderFor,
  orderOf,
  readView,
  type SearchView,
  withoutFilters,
} from '../../features/search/search-view.ts'
import { useFoundItems } from '../../features/search/use-found-items.ts'
import { type ChangeView, useSearchView } from '../../features/search/use-search-view.ts'
import { UploadButton } from '../../features/uploads/UploadButton.tsx'
import { newWish } from '../../frame/new-wish.ts'
import { useOpenedList } from '../../lib/items/opened-list.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ProblemNotice } from '../../ui/feedback/ProblemNotice.tsx'
import { CardSkeletons, RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { FilterDrawer } from '../../ui/list/FilterDrawer.tsx'
import { LayoutSwitch } from '../../ui/list/LayoutSwitch.tsx'
import * as labels from '../labels/library.ts'
import { UseInReply } from '../UseInReply.tsx'
import { useItemActions } from '../use-item-actions.ts'
import { useShareDialog } from '../use-share-dialog.ts'
import styles from './LibraryPage.module.css'

export default function LibraryPage() {
  const [view, change] = useSearchView()
  const found = useFoundItems(view)
  const mayEdit = useMay('library.write')
  useTopOnNewQuestion()
  const { pathname, search } = useLocation()
  useOpenedList({
    to: pathname + search,
    name: t('app.library.library'),
    ids: useMemo(() => found.ids.flat(), [found.ids]),
    ...(found.total?.relation === 'eq' && { total: found.total.value }),
  })

  const isNone = !found.isPending && !found.error && found.items.length === 0
  // An empty library has nothing to filter, sort or save.
  const isEmpty = isNone && !isFiltered(view)
  const filters = <FilterRail view={view} onChange={change} facets={found.facets} isNone={isNone} />
  return (
    <Page title={t('app.library.library')} action={mayEdit && <AddButtons />}>
      <div className={styles.library} data-empty={isEmpty || undefined}>
        {!isEmpty && (
          <aside className={styles.rail} aria-label={t('app.library.filters')}>
            {filters}
          </aside>
        )}
        <div className={styles.found}>
          {!isEmpty && (
            <ResultBar view={view} onChange={change} total={found.total}>
              <FilterDrawer count={countFilters(view)} show={labels.showItems(found.total)}>
                {filters}
              </FilterDrawer>
              <SavedSearches
                view={view}
                onChange={change}
                onCollect={(search) => void collect(search)}
              />
              {!isNone && <ListControls view={view} onChange={change} />}
            </ResultBar>
          )}
          {found.didYouMean !== undefined && <DidYouMean view={view} text={found.didYouMean} />}
          <LibraryAnswers text={view.searchTerm} isNone={isNone} />
          <Results view={view} onChange={change} found={found} mayEdit={mayEdit} />
        </div>
      </div>
    </Page>
  )
}

/** Order and layout of what was found. */
function ListControls({ view, onChange }: NothingFoundProps) {
  const { layout, columns } = view
  return (
    <>
      <OrderSelect view={view} onChange={onChange} />
      {layout === 'table' && (
        <Box visibleFrom="sm">
          <ColumnMenu value={columns} onChange={(next) => onChange({ columns: next })} />
        </Box>
      )}
      <LayoutSwitch
        layouts={['grid', 'table']}
        value={layout}
        onChange={(next) => onChange({ layout: next })}
      />
    </>
  )
}

const isFiltered = (view: SearchView) => countFilters(view) > 0 || view.searchTerm !== ''

/** Answers; where nothing at all was found, the empty list offers the wish. */
function LibraryAnswers({ text, isNone }: { text: string; isNone: boolean }) {
  const mayShare = useMay('links.share')
  const shareDialog = useShareDialog()
  const share = ({ itemId, itemName, page }: Pick<Answer, 'itemId' | 'itemName' | 'page'>) =>
    shareDialog.open({ itemType: 'ITEM', itemId, itemName, page: page ?? undefined })
  const wish = (question: string) => void newWish({ title: question, term: question })
  const may = { ...(mayShare && { onShare: share }), ...(!isNone && { onWish: wish }) }
  return (
    <Answers
      text={text}
      {...may}
      {...(mayShare && { more: (answer: Answer) => <UseInReply answer={answer} /> })}
    />
  )
}

/** Opens the dialog, which is loaded first. */
async function collect({ form, name }: { form: SearchForm; name?: string }) {
  const [{ openNewSmartCollection }, { SearchSummary }] = await Promise.all([
    import('../../features/collections/list/NewCollection.tsx'),
    import('../../features/search/SearchSummary.tsx'),
  ])
  const filters = <SearchSummary form={form} />
  openNewSmartCollection({ search: form, filters, ...(name !== undefined && { name }) })
}

interface ResultsProps {
  view: SearchView
  onChange: ChangeView
  found: ReturnType<typeof useFoundItems>
  mayEdit: boolean
}

function Results({ view, onChange, found, mayEdit }: ResultsProps) {
  const actions = useItemActions()
  const { items, total, error, retry, isRetrying } = found
  const isEmpty = !found.isPending && items.length === 0
  // A list that a change emptied would leave the page a little scrolled, its title half under the top bar.
  useEffect(() => {
    if (isEmpty) window.scrollTo(0, 0)
  }, [isEmpty])
  if (found.isPending) return view.layout === 'grid' ? <CardSkeletons /> : <RowSkeletons />
  if (found.textProblem !== undefined && items.length === 0)
    return <NothingFound view={view} onChange={onChange} />
  if (error && items.length === 0) {
    const title = t('app.library.couldntLoadTheLibrary')
    const again = () => void retry()
    return <ProblemNotice title={title} problem={error} onRetry={again} isRetrying={isRetrying} />
  }
  if (items.length === 0) {
    return isFiltered(view) ? (
      <NothingFound view={view} onChange={onChange} />
    ) : (
      <NothingYet mayEdit={mayEdit} />
    )
  }
  return (
    <ItemResults
      items={items}
      ids={found.ids}
      form={found.form}
      total={total?.relation === 'eq' ? total.value : -1}
      layout={view.layout}
      columns={view.columns}
      order={orderOf(view)}
      onSort={(order) => onChange({ orderBy: orderFor(view, order) })}
      withPassages={view.searchTerm !== ''}
      actions={actions}
      mayEdit={mayEdit}
      {...(mayEdit && {
        renderDrop: (draggedWith) => <CollectionDrop draggedWith={draggedWith} />,
      })}
      isOld={found.isOld}
      isReadingOn={found.isReadingOn}
      onSee={found.onSee}
      onOpen={found.noteOpened}
    />
  )
}

function reasonOf({ searchTerm, quickFilter, ...view }: SearchView): string {
  const hasMore = countFilters({ ...view, searchTerm, quickFilter: null }) > 0
  if (quickFilter && searchTerm === '' && !hasMore) return labels.nothingOf[quickFilter]
  return hasMore || quickFilter || searchTerm === ''
    ? t('app.library.noItemsMatchYourSearch')
    : t('app.library.noResultsFor', { searchTerm })
}

interface NothingFoundProps {
  view: SearchView
  onChange: ChangeView
}

function NothingFound({ view, onChange }: NothingFoundProps) {
  const { searchTerm } = view
  const isFiltered = countFilters(view) > 0
  const mayWish = useMay('library.mark') && searchTerm !== ''
  const reason = reasonOf(view)
  return (
    <EmptyState
      drawing="search"
      help="search"
      sentence={reason}
      action={
        <Group gap="xs" justify="center">
          {isFiltered && searchTerm !== '' && (
            <Button
              variant="default"
              onClick={() => onChange({ ...withoutFilters(view), searchTerm })}
            >
              {t('app.library.clearFilters')}
            </Button>
          )}
          <Button variant="default" onClick={() => onChange(withoutFilters(view))}>
            {searchTerm === '' ? t('app.library.clearFilters') : t('app.library.clearSearch')}
          </Button>
          {mayWish && (
            <Button onClick={() => void newWish({ title: searchTerm, term: searchTerm })}>
              {t('app.library.wishForThis')}
            </Button>
          )}
        </Group>
      }
    />
  )
}

function NothingYet({ mayEdit }: { mayEdit: boolean }) {
  return (
    <EmptyState
      drawing="documents"
      help="items"
      sentence={
        mayEdit ? t('app.library.libraryIsEmptyUploadFiles') : t('app.library.libraryIsEmptyItems')
      }
      action={mayEdit && <UploadButton onAddWebLink={openAddLink} />}
    />
  )
}

/** Buttons to add content; on phones the import is in the upload menu. */
function AddButtons() {
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        component={Link}
        to={paths.imports()}
        variant="default"
        leftSection={<IconTableImport {...icon} />}
        visibleFrom="sm"
      >
        {t('app.library.importAction')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconWorldPlus {...icon} />}
        onClick={() => openAddLink()}
      >
        {t('app.library.addWebLink')}
      </Button>
    </Group>
  )
}

/** Scrolls to the top on other filters, unless the person went back to them. */
function useTopOnNewQuestion(): void {
  // By the address: the view is ahead of it, and of how one came to it.
  const [params] = useSearchParams()
  const question = JSON.stringify(formOf(readView(params)))
  const isReturn = useNavigationType() === 'POP'
  const latest = useRef(question)
  useEffect(() => {
    if (latest.current !== question && !isReturn) window.scrollTo(0, 0)
    latest.current = question
  }, [question, isReturn])
}
