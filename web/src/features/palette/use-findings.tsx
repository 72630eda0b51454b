import { useDebouncedValue } from '@mantine/hooks'
import { listCollections } from '@satchel/contract/collections.ts'
import { listMyLinks } from '@satchel/contract/links.ts'
import { type FoundItem, searchItems } from '@satchel/contract/search.ts'
import { parseSearch } from '@satchel/contract/search-syntax.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { listRecipients } from '@satchel/contract/visits.ts'
import { IconLink, IconStack2, IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { FileTypeMark } from '../../ui/FileTypeMark.tsx'
import { icon } from '../../ui/icon.ts'
import type { Option, OptionGroup } from '../../ui/options/use-options.ts'
import { MarkedText } from '../../ui/text/MarkedText.tsx'
import * as labels from './labels.ts'

const TYPING = 150
const ITEMS = 6
const OTHERS = 3

type Open = (url: string) => void

/** Returns what the words find, by kind, and what they should have been. */
export function useFindings(typed: string, open: Open) {
  const [text] = useDebouncedValue(typed.trim(), TYPING)
  const items = useQuery({
    ...query(searchItems, { body: { searchTerm: text, limit: ITEMS } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const others = useOthers(parseSearch(text), open)
  const found = text === '' || typed.trim() === '' ? [] : (items.data?.items ?? [])
  const groups: OptionGroup[] = [
    { id: 'items', label: labels.items, options: found.map((item) => itemOption(item, open)) },
    ...(typed.trim() === '' ? [] : others),
  ]
  return {
    groups,
    didYouMean: items.isPlaceholderData ? undefined : items.data?.didYouMean,
    /** What is wrong with an operator. */
    problem: typed.trim() === '' ? undefined : items.error?.fields.searchTerm,
    isSettled: text === typed.trim() && !items.isFetching,
  }
}

function useOthers({ words, phrases }: ReturnType<typeof parseSearch>, open: Open): OptionGroup[] {
  const mayShare = useMay('links.share')
  const mayReadPeople = useMay('people.read')
  const search = [words, ...phrases].join(' ').trim().slice(0, 200)
  const whenAsked = (isAllowed: boolean) => ({
    enabled: isAllowed && search !== '',
    placeholderData: keepPreviousData,
  })
  const given = { query: { search, limit: OTHERS } }
  const collections = useQuery({ ...query(listCollections, given), ...whenAsked(true) })
  const links = useQuery({ ...query(listMyLinks, given), ...whenAsked(mayShare) })
  const recipients = useQuery({ ...query(listRecipients, given), ...whenAsked(mayShare) })
  const users = useQuery({ ...query(listUsers, given), ...whenAsked(mayReadPeople) })
  if (search === '') return []
  const shared = recipients.data?.items ?? []
  const team = users.data?.items ?? []
  return [
    {
      id: 'collections',
      label: labels.collections,
      options: (collections.data?.items ?? []).map(({ id, name }) => ({
        id: `collection ${id}`,
        label: name,
        icon: <IconStack2 {...icon} />,
        run: () => open(paths.collection(id)),
      })),
    },
    {
      id: 'links',
      label: labels.links,
      options: (links.data?.items ?? []).map((link) => ({
        id: `link ${link.id}`,
        label: link.itemName,
        icon: <IconLink {...icon} />,
        detail: labels.linkFor(recipientOf(link)),
        run: () => open(paths.link(link.id)),
      })),
    },
    {
      id: 'people',
      label: labels.people,
      options: [
        ...shared.map(({ kind, key, name, email, organization }) =>
          personOption(`${kind} ${key}`, name, email ?? organization ?? '', () =>
            open(paths.recipient(kind, key)),
          ),
        ),
        ...team.map(({ id, name }) =>
          personOption(`user ${id}`, name, labels.teamMember, () =>
            open(paths.teamSettings({ section: 'people', search: name })),
          ),
        ),
      ],
    },
  ]
}

function itemOption({ id, kind, mime = '', name, highlight }: FoundItem, open: Open): Option {
  const { page } = highlight
  const isInside = highlight.name === undefined && page !== undefined
  return {
    id: `item ${id}`,
    label: highlight.name ? <MarkedText>{highlight.name}</MarkedText> : name,
    icon: <FileTypeMark kind={kind} mime={mime} size={16} />,
    ...(isInside && { detail: labels.page(page) }),
    run: () => open(paths.item(id, isInside ? { page: String(page) } : {})),
  }
}

function personOption(id: string, name: string, detail: string, run: () => void): Option {
  return {
    id,
    label: name,
    icon: <IconUser {...icon} />,
    detail: detail === name ? '' : detail,
    run,
  }
}

interface Recipient {
  sharedToEmail: string | null
  sharedToOrganization: string | null
  sharedToMemo: string | null
}

function recipientOf({ sharedToEmail, sharedToOrganization, sharedToMemo }: Recipient): string {
  return sharedToEmail ?? sharedToOrganization ?? sharedToMemo ?? labels.anyone
}
