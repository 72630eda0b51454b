import { useDebouncedValue } from '@mantine/hooks'
import { type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { type Answer, findAnswers } from '@satchel/contract/search/answers.ts'
import { isQuestion } from '@satchel/contract/search/question-form.ts'
import { type Finding, openedResult, querySearch } from '@satchel/contract/search/search.ts'
import { operatorText, parseSearch } from '@satchel/contract/search/syntax.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { listRecipients } from '@satchel/contract/visits/visits.ts'
import { listWishes } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconBuildingStore,
  IconBulb,
  IconLink,
  IconQuote,
  IconStack2,
  IconUser,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, query } from '../../../lib/api.ts'
import { hitPage, hitPath } from '../../../lib/items/hit-path.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { icon } from '../../../ui/icon.ts'
import type { Option, OptionGroup } from '../../../ui/options/use-options.ts'
import { MarkedText } from '../../../ui/text/MarkedText.tsx'
import styles from './Palette.module.css'

const TYPING = 150
const FOUND = 8
const OTHERS = 3

type Open = (url: string) => void

/** Returns results by kind, and a corrected spelling. */
export function useFindings(typed: string, open: Open) {
  const [text] = useDebouncedValue(typed.trim(), TYPING)
  const isAsked = text !== '' && typed.trim() !== ''
  const answer = useQuery({
    ...query(querySearch, { body: { searchTerm: text, limit: FOUND } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const answers = useAnswers(isAsked ? text : '')
  const others = useOthers(parseSearch(text), open)
  const { items = [], searchId, didYouMean } = (isAsked && answer.data) || {}
  const openFound = (id: string, url: string) => {
    // Whether it is noted or not, the page opens.
    if (searchId) call(openedResult, { body: { searchId, itemId: id } }).catch(() => {})
    open(url)
  }
  const found = items.map((finding) => findingOption(finding, openFound))
  const groups: OptionGroup[] = [
    {
      id: 'answers',
      label: t('search.answers.heading'),
      options: answers.map((one) => answerOption(one, open)),
    },
    { id: 'library', label: t('search.palette.library'), options: found },
    ...(isAsked ? others : []),
  ]
  return {
    groups,
    /** True if nothing in the library matches or answers. */
    isNothing:
      isAsked &&
      answer.isSuccess &&
      !answer.isPlaceholderData &&
      items.length + answers.length === 0,
    /** Words that find something, if these find nothing. */
    didYouMean: answer.isPlaceholderData || items.length > 0 ? undefined : didYouMean,
    /** Problem with an operator. */
    problem: isAsked ? answer.error?.fields.searchTerm : undefined,
  }
}

/** Returns answers to what is typed, if its words form a question. */
function useAnswers(question: string): Answer[] {
  const isAsked = question !== '' && isQuestion(question)
  const { data } = useQuery({ ...query(findAnswers, { body: { question } }), enabled: isAsked })
  return (isAsked && data?.answers) || []
}

function answerOption({ text, itemId, itemName, page }: Answer, open: Open): Option {
  return {
    id: `answer ${itemId} ${page} ${text}`,
    label: text,
    icon: <IconQuote {...icon} />,
    detail: page === null ? itemName : `${itemName} · ${t('search.palette.page', { page })}`,
    run: () => open(paths.item(itemId, { page: page === null ? null : String(page), find: [] })),
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
  const request = { query: { search, limit: OTHERS } }
  const links = useQuery({ ...query(listMyLinks, request), ...whenAsked(mayShare) })
  const recipients = useQuery({ ...query(listRecipients, request), ...whenAsked(mayShare) })
  const users = useQuery({ ...query(listUsers, request), ...whenAsked(mayReadPeople) })
  const wishes = useQuery({ ...query(listWishes, request), ...whenAsked(true) })
  if (search === '') return []
  const shared = recipients.data?.items ?? []
  const team = users.data?.items ?? []
  return [
    {
      id: 'links',
      label: t('search.palette.links'),
      options: (links.data?.items ?? []).map((link) => linkOption(link, open)),
    },
    {
      id: 'wishes',
      label: t('search.palette.wishes'),
      options: (wishes.data?.items ?? []).map(({ id, title, statusLabel }) => ({
        id: `wish ${id}`,
        label: title,
        icon: <IconBulb {...icon} />,
        detail: statusLabel,
        run: () => open(paths.wishlist({ wish: id })),
      })),
    },
    {
      id: 'people',
      label: t('search.palette.people'),
      options: [
        ...shared.map(({ kind, key, name, email, organization }) =>
          personOption(`${kind} ${key}`, name, email ?? organization ?? '', () =>
            open(paths.recipient(kind, key)),
          ),
        ),
        ...team.map(({ id, name }) =>
          personOption(`user ${id}`, name, t('search.palette.teamMember'), () =>
            open(paths.library({ searchTerm: operatorText('by', name) })),
          ),
        ),
      ],
    },
  ]
}

function findingOption(finding: Finding, open: (id: string, url: string) => void): Option {
  const { type, id, name, highlight } = finding
  const page = type === 'ITEM' ? hitPage(highlight) : undefined
  const urls = {
    ITEM: hitPath(id, highlight),
    COLLECTION: paths.collection(id),
    SITE: paths.site(id),
  }
  const kind = {
    ITEM: undefined,
    COLLECTION: t('search.palette.collection'),
    SITE: t('search.palette.site'),
  }[type]
  return {
    id: `${type} ${id}`,
    label: highlight.name ? <MarkedText>{highlight.name}</MarkedText> : name,
    icon: <Mark finding={finding} />,
    ...(kind && { detail: kind }),
    ...(page !== undefined && { detail: t('search.palette.page', { page }) }),
    run: () => open(id, urls[type]),
  }
}

function Mark({ finding: { type, kind = 'file', mime } }: { finding: Finding }) {
  return (
    <span className={styles.mark}>
      {type === 'COLLECTION' ? (
        <IconStack2 {...icon} />
      ) : type === 'SITE' ? (
        <IconBuildingStore {...icon} />
      ) : (
        <FileTypeMark kind={kind} mime={mime} size={16} />
      )}
    </span>
  )
}

function linkOption(link: Link, open: Open): Option {
  return {
    id: `link ${link.id}`,
    label: link.itemName,
    icon: <IconLink {...icon} />,
    detail: t('search.palette.linkFor', { recipient: recipientOf(link) }),
    run: () => open(paths.link(link.id)),
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
  sharedToName: string | null
  sharedToMemo: string | null
}

function recipientOf({
  sharedToName,
  sharedToEmail,
  sharedToOrganization,
  sharedToMemo,
}: Recipient): string {
  return (
    sharedToName ??
    sharedToEmail ??
    sharedToOrganization ??
    sharedToMemo ??
    t('search.palette.anyone')
  )
}
