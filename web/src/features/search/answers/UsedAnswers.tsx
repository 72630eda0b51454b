import { Badge, Button, Switch } from '@mantine/core'
import {
  changeUsedAnswer,
  forgetUsedAnswer,
  listUsedAnswers,
  type UsedAnswer,
  type UsedAnswerState,
} from '@satchel/contract/search/used-answers.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { pages, useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './UsedAnswers.module.css'

const STATES: Readonly<Record<UsedAnswerState, { label: string; color: string }>> = {
  current: { label: t('search.used.current'), color: 'gray' },
  changed: { label: t('search.used.changed'), color: 'orange' },
  expired: { label: t('search.used.expired'), color: 'red' },
  withdrawn: { label: t('search.used.withdrawn'), color: 'red' },
}

/** The answers that the person copied with a link, newest first, and whether they hold. */
export function UsedAnswers() {
  const [params, setParams] = useSearchParams()
  const itemId = params.get('item')
  const list = useInfiniteQuery(
    pages(listUsedAnswers, { query: itemId === null ? {} : { itemId } }),
  )
  if (list.isError) return <LoadProblem title={t('search.used.couldntLoad')} query={list} />
  if (list.isPending) return <RowSkeletons count={6} height={72} />
  const answers = list.data.pages.flatMap(({ items }) => items)
  if (answers.length === 0 && itemId === null) return <None />
  return (
    <>
      {itemId !== null && (
        <p className={styles.filter}>
          {t('search.used.ofItem')}
          <Button variant="subtle" size="compact-sm" onClick={() => setParams({})}>
            {t('search.used.all')}
          </Button>
        </p>
      )}
      <ul className={styles.list} aria-label={t('search.used.myAnswers')}>
        {answers.map((answer) => (
          <Row key={answer.id} answer={answer} />
        ))}
      </ul>
      <MoreButton list={list} mt="md" />
    </>
  )
}

function None() {
  return (
    <EmptyState
      drawing="link"
      help="search"
      sentence={t('search.used.none')}
      action={
        <Button component={Link} to={paths.library()}>
          {t('search.used.openLibrary')}
        </Button>
      }
    />
  )
}

function Row({ answer }: { answer: UsedAnswer }) {
  const { id, text, state, link, usedAt, tellsVisitors } = answer
  const change = useCommand(changeUsedAnswer, { refreshes: [listUsedAnswers] })
  const forget = useCommand(forgetUsedAnswer, { refreshes: [listUsedAnswers] })
  const { label, color } = STATES[state]
  return (
    <li className={styles.row}>
      <p className={styles.text}>{text}</p>
      {state !== 'current' && <Change answer={answer} />}
      <p className={styles.facts}>
        <Badge color={color} variant="light">
          {label}
        </Badge>
        <Source answer={answer} />
        {link?.recipient && <span>{t('search.used.sentTo', { recipient: link.recipient })}</span>}
        <RelativeTime at={usedAt} />
      </p>
      <div className={styles.tools}>
        {link && (
          <Switch
            label={t('search.used.tellsVisitors')}
            checked={tellsVisitors}
            disabled={change.isPending}
            onChange={({ currentTarget }) =>
              change.mutate({ params: { id }, body: { tellsVisitors: currentTarget.checked } })
            }
          />
        )}
        {link && (
          <Button component={Link} to={paths.link(link.id)} variant="subtle" size="compact-sm">
            {t('search.used.openLink')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={forget.isPending}
          aria-label={t('search.used.forgetThis', { text })}
          onClick={() => forget.mutate({ params: { id } })}
        >
          {t('search.used.forget')}
        </Button>
      </div>
    </li>
  )
}

function Source({ answer: { itemId, itemName, page } }: { answer: UsedAnswer }) {
  if (itemName === null) return <span>{t('search.used.goneItem')}</span>
  const to = paths.item(itemId, { page: page === null ? null : String(page), find: [] })
  return (
    <>
      <Link to={to} className={styles.item}>
        {itemName}
      </Link>
      {page !== null && <span>{t('ui.pageNumber', { number: page })}</span>}
    </>
  )
}

/** The figures that became others, or what is said now. */
function Change({ answer: { state, newText, figures } }: { answer: UsedAnswer }) {
  if (newText === null)
    return state === 'changed' && <p className={styles.change}>{t('search.used.noLonger')}</p>
  return (
    <p className={styles.change}>
      {figures.map(({ before, after }) => (
        <span key={`${before} ${after}`} className={styles.figure}>
          <del>{before}</del> → <ins>{after}</ins>
        </span>
      ))}
      <span>{t('search.used.nowSays', { text: newText })}</span>
    </p>
  )
}
