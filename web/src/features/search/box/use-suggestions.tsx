import { useDebouncedValue } from '@mantine/hooks'
import { listItems } from '@satchel/contract/items/items.ts'
import { type Suggestion, suggest } from '@satchel/contract/search/search.ts'
import { operatorText } from '@satchel/contract/search/syntax.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconBuildingStore,
  IconFile,
  IconHistory,
  IconStack2,
  IconTag,
  IconTrendingUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { openedItems } from '../../../lib/items/opened-items.ts'
import { paths } from '../../../lib/paths.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import type { Option, OptionGroup } from '../../../ui/options/use-options.ts'
import * as labels from './labels.ts'

const TYPING = 150
const ITEMS = 6

export interface SuggestionWays {
  /** Goes to a page of the app. */
  open: (url: string) => void
  search: (text: string) => void
}

/** Returns searches, and things whose name has the words; without words, only searches. */
export function useSuggestions(typed: string, isWanted: boolean, ways: SuggestionWays) {
  const [text] = useDebouncedValue(typed.trim(), TYPING)
  const q = typed.trim() === '' ? '' : text
  const { data } = useQuery({
    ...query(suggest, { query: q === '' ? {} : { q } }),
    enabled: isWanted,
    // Other searches are recent by the next time.
    staleTime: 0,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
  const all = isWanted ? (data?.suggestions ?? []) : []
  const groupOf = (type: Suggestion['type']): OptionGroup => ({
    id: type,
    label: labels.suggestionGroups[type],
    options: all.filter((each) => each.type === type).map((each) => suggestionOption(each, ways)),
  })
  return (['RECENT', 'POPULAR', 'ITEM', 'COLLECTION', 'SITE', 'TAG'] as const).map(groupOf)
}

const ICONS: Record<Suggestion['type'], TablerIcon> = {
  RECENT: IconHistory,
  POPULAR: IconTrendingUp,
  ITEM: IconFile,
  COLLECTION: IconStack2,
  SITE: IconBuildingStore,
  TAG: IconTag,
}

function suggestionOption({ type, id = '', text }: Suggestion, ways: SuggestionWays): Option {
  const Icon = ICONS[type]
  const run = () => {
    if (type === 'ITEM') ways.open(paths.item(id))
    else if (type === 'COLLECTION') ways.open(paths.collection(id))
    else if (type === 'SITE') ways.open(paths.site(id))
    else ways.search(type === 'TAG' ? operatorText('tag', text) : text)
  }
  return { id: `${type} ${id} ${text}`, label: text, icon: <Icon {...icon} />, run }
}

/** Returns the items opened last in this tab, then those that changed last. */
export function useRecentItems(isWanted: boolean, open: (url: string) => void): OptionGroup {
  const changed = useQuery({
    ...query(listItems, { query: { limit: ITEMS, orderBy: 'updated' } }),
    enabled: isWanted,
  })
  const opened = isWanted ? openedItems() : []
  const existing = new Set(opened.map(({ id }) => id))
  const others = (changed.data?.items ?? []).filter(({ id }) => !existing.has(id))
  const items = isWanted ? [...opened, ...others].slice(0, ITEMS) : []
  return {
    id: 'recent items',
    label: t('search.box.recentItems'),
    options: items.map(({ id, name, kind, mime }) => ({
      id: `recent item ${id}`,
      label: name,
      icon: <FileTypeMark kind={kind} {...(mime && { mime })} size={16} />,
      run: () => open(paths.item(id)),
    })),
  }
}
