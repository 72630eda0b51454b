import { Button } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { getLinkCircle } from '@satchel/contract/visits/circle.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { formatList } from '../../../lib/format/format.ts'
import { useLive } from '../../../lib/live.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { openAskReader } from './ask-reader.tsx'
import styles from './Circle.module.css'
import { CircleTree } from './CircleTree.tsx'
import { mostEngaged, whoOf } from './circle-tree.ts'

/** Most names and pages that are shown of what reached nobody. */
const SHOWN = 5

/** Shows who has a link from whom, with what reached nobody; nothing while it wasn't passed on. */
export function LinkCircle({ link }: { link: Link }) {
  const client = useQueryClient()
  const isCircle = link.passedOn > 0 || link.parentLinkId !== null
  const circle = useInfiniteQuery({
    ...pages(getLinkCircle, { params: { id: link.id }, query: {} }),
    enabled: isCircle,
  })
  useLive('circle-update', () => void client.invalidateQueries({ queryKey: [getLinkCircle.name] }))
  if (circle.isError) return <LoadProblem title={t('links.circle.couldntLoad')} query={circle} />
  if (!isCircle || !circle.data) return null
  const links = circle.data.pages.flatMap(({ items }) => items)
  if (links.length < 2) return null
  const [{ unopened = [], unreadPages = [] } = {}] = circle.data.pages
  const reader = mostEngaged(links)
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.title}>{t('links.circle.title')}</h2>
      </div>
      <CircleTree links={links} label={t('links.circle.title')} currentId={link.id} />
      {circle.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          loading={circle.isFetchingNextPage}
          onClick={() => void circle.fetchNextPage()}
        >
          {t('links.circle.more')}
        </Button>
      )}
      {reader && unopened.length > 0 && (
        <ul className={styles.unopened} aria-label={t('links.circle.reachedNobody')}>
          {unopened.slice(0, SHOWN).map(({ id, name }) => (
            <li key={id}>
              {t('links.circle.nobodyYet', { name })}
              <Button
                variant="subtle"
                size="xs"
                onClick={() =>
                  openAskReader({ linkId: reader.linkId, who: whoOf(reader), about: name })
                }
              >
                {t('links.circle.ask', { name: whoOf(reader) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {reader && unreadPages.length > 0 && (
        <p className={styles.quiet}>
          {t('links.circle.unreadPages', {
            count: unreadPages.length,
            pages: formatList(unreadPages.slice(0, SHOWN * 4).map(String)),
          })}
        </p>
      )}
    </section>
  )
}
