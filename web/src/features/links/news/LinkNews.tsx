import { Anchor, Skeleton, VisuallyHidden } from '@mantine/core'
import { SAMPLE_READER } from '@satchel/contract/items/samples.ts'
import type { Link as ShareLink } from '@satchel/contract/links/links.ts'
import type { Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadPart } from '../../../lib/load-part.ts'
import { paths } from '../../../lib/paths.ts'
import { CertaintyMark } from '../../../ui/CertaintyMark.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { surestOf, whySure } from '../report/sessions.ts'
import styles from './LinkNews.module.css'
import { formatOpening, formatReading } from './link-news.ts'
import type { News } from './use-news.ts'

/** Loaded only where somebody reads for the first time. */
const FirstReader = lazy(async () => ({
  default: (await loadPart(() => import('./FirstReader.tsx'))).FirstReader,
}))

/** Activity of my links since I last looked, latest first; one line if there were no visits. */
export function LinkNews({ news: { since, links, opened, visits } }: { news: News }) {
  if (links.isPending) return <Skeleton height={20} width={280} />
  if (links.isError) return <LoadProblem title={t('links.news.couldntLoadVisits')} query={links} />
  if (links.data.total === 0) return null
  if (opened.length === 0) {
    return (
      <p className={styles.none}>
        {t('links.news.noVisitsSince')} <RelativeTime at={since.toISOString()} />
      </p>
    )
  }
  const isFirst = isFirstReader(links.data.items)
  return (
    <section aria-labelledby="link-news">
      <header className={styles.head}>
        <h2 id="link-news" className={styles.title}>
          {isFirst ? t('links.news.yourFirstReader') : t('links.news.sinceYouLastLooked')}
        </h2>
        <Anchor component={Link} to={paths.links({ orderBy: 'viewed' })} size="sm">
          {t('links.news.showAll')}
          <VisuallyHidden> {t('links.news.ofLinks')}</VisuallyHidden>
        </Anchor>
      </header>
      <ul className={styles.list} aria-label={t('links.news.openedLinks')}>
        {opened.map((link, index) => (
          <OpenedLink
            key={link.id}
            link={link}
            visits={visits[index]?.data?.items}
            since={since}
            isFirst={isFirst}
          />
        ))}
      </ul>
    </section>
  )
}

/** Tells whether somebody has just read something for the first time ever; the reader of the samples doesn't count. */
function isFirstReader(links: readonly ShareLink[]): boolean {
  const own = links.filter(({ sharedToMemo }) => sharedToMemo !== SAMPLE_READER)
  const [first, ...others] = own.filter(({ lastViewedAt }) => lastViewedAt !== null)
  return first?.viewers === 1 && others.length === 0
}

interface OpenedLinkProps {
  link: ShareLink
  /** The latest visits; undefined while loading. */
  visits: readonly Visit[] | undefined
  since: Date
  isFirst: boolean
}

/** Visitor of a link, with device, what they read and when. */
function OpenedLink({ link, visits, since, isFirst }: OpenedLinkProps) {
  const fresh = visits?.filter(({ at }) => Date.parse(at) > since.getTime()) ?? []
  const named = fresh.find(({ emailProved }) => emailProved) ?? fresh[0]
  const surest = surestOf(fresh)
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        {!visits ? (
          <Skeleton height={14} width={200} />
        ) : (
          <Link to={paths.link(link.id)} className={styles.visitor}>
            <EmailAddress>{formatOpening(link, fresh)}</EmailAddress>
          </Link>
        )}
        {named && <CertaintyMark certainty={surest} label={whySure(surest, named)} />}
      </span>
      <span className={styles.what}>{visits && formatReading(fresh)}</span>
      <span className={styles.when}>
        <RelativeTime at={link.lastViewedAt ?? link.createdAt} />
      </span>
      {isFirst && link.sharedToMemo !== SAMPLE_READER && (
        <Suspense>
          <FirstReader link={link} visit={named} />
        </Suspense>
      )}
    </li>
  )
}
