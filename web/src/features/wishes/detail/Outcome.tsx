import { Button } from '@mantine/core'
import { getItem } from '@satchel/contract/items/items.ts'
import { getWishOutcome, type WishOutcome } from '@satchel/contract/wishes/settings.ts'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { query } from '../../../lib/api.ts'
import { formatNumber, formatSpan } from '../../../lib/format/format.ts'
import { useMay } from '../../../lib/session.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { WishToolsContext } from '../wish-tools.ts'
import styles from './Outcome.module.css'
import detail from './WishDetail.module.css'

/** Result of a delivered wish: who got it, and who read it. */
export function Outcome({ wish }: { wish: Wish }) {
  const outcome = useQuery(query(getWishOutcome, { params: { id: wish.id } }))
  return (
    <section className={detail.section}>
      <h2 className={detail.title}>{t('wishes.results')}</h2>
      {outcome.isPending && <TextSkeleton lines={2} />}
      {!outcome.data && <LoadProblem title={t('wishes.couldntLoadWish')} query={outcome} />}
      {outcome.data && <OutcomeFigures wish={wish} outcome={outcome.data} />}
    </section>
  )
}

interface ToldProps {
  wish: Wish
  outcome: WishOutcome
}

function OutcomeFigures({ wish, outcome }: ToldProps) {
  const { daysToDeliver, askers, shares, views, viewers, seconds, organizations } = outcome
  const read = organizations.filter((each) => each.read).length
  const facts = [
    t('wishes.deliveredIn', { days: daysToDeliver ?? 0 }),
    ...(shares > 0 ? [t('wishes.sharedTimes', { count: shares })] : []),
    ...(read > 0 ? [t('wishes.readBy', { read, requested: organizations.length })] : []),
  ]
  const figures = [
    [t('wishes.shares'), formatNumber(shares)],
    [t('wishes.viewsFigure'), formatNumber(views)],
    [t('wishes.people'), formatNumber(viewers)],
    [t('wishes.timeRead'), formatSpan(seconds)],
  ] as const
  return (
    <>
      <p className={detail.text}>
        {facts.join(', ')}. {t('wishes.askers', { count: askers })}.
      </p>
      {wish.kind === 'content' && (
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {organizations.length > 0 && (
        <ul className={styles.organizations} aria-label={t('wishes.askingOrganizations')}>
          {organizations.map((organization) => (
            <Organization key={organization.name} wish={wish} {...organization} />
          ))}
        </ul>
      )}
    </>
  )
}

type OrganizationProps = Pick<ToldProps, 'wish'> & WishOutcome['organizations'][number]

function Organization({ wish, name, shared, read }: OrganizationProps) {
  const { shareItem } = use(WishToolsContext)
  const mayShare = useMay('links.share')
  const [itemId] = wish.itemIds
  const item = useQuery({
    ...query(getItem, { params: { id: itemId ?? '' } }),
    enabled: itemId !== undefined && !shared,
  })
  const state = read
    ? t('wishes.hasRead')
    : shared
      ? t('wishes.sharedNotOpened')
      : t('wishes.notShared')
  return (
    <li className={styles.organization}>
      <span className={styles.name}>{name}</span>
      <span className={styles.state}>{state}</span>
      {!shared && mayShare && item.data && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('wishes.shareWith', { name })}
          onClick={() => item.data && shareItem(item.data, name)}
        >
          {t('ui.share')}
        </Button>
      )}
    </li>
  )
}
