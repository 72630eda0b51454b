import { ActionIcon } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconEye, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatSpan } from '../../../lib/format/format.ts'
import { icon } from '../../../ui/icon.ts'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { NextLink } from '../silence/NextLink.tsx'
import styles from './ReadingFilm.module.css'
import { readerOf } from './reader-name.ts'
import { type Film, useFilm } from './use-film.ts'

const PAGES_MAX = 60
/** Seconds on a page from which on it is worth a word. */
const STAYED = 5

interface ReadingFilmProps {
  item: Item
  /** Returns the heading of a page of the item. */
  findHeading: (page: number) => Promise<string | undefined>
}

/** Pages of a document as somebody reads them at this moment, and after the visit where they stayed, with what to send next. */
export function ReadingFilm({ item, findHeading }: ReadingFilmProps) {
  const { id, pageCount = 1 } = item
  const film = useFilm(id)
  const [closed, setClosed] = useState<string | null>(null)
  if (!film || pageCount < 2 || closed === film.reading.visitId) return null
  return (
    <section className={styles.film} aria-label={t('links.reading.film')}>
      <Strip film={film} pageCount={Math.min(pageCount, PAGES_MAX)} />
      <div className={styles.line}>
        {film.isOver ? (
          <AfterVisit film={film} itemId={id} findHeading={findHeading} />
        ) : (
          <span className={styles.text}>
            <EmailAddress>{readerOf(film.reading)}</EmailAddress>{' '}
            {t('links.reading.isOnPage', { page: film.reading.page })}
          </span>
        )}
        <ActionIcon
          className={styles.close ?? ''}
          aria-label={t('ui.close')}
          onClick={() => setClosed(film.reading.visitId)}
        >
          <IconX {...icon} />
        </ActionIcon>
      </div>
    </section>
  )
}

function Strip({
  film: { reading, isOver, seconds },
  pageCount,
}: {
  film: Film
  pageCount: number
}) {
  const most = Math.max(1, ...seconds.values())
  return (
    <ol className={styles.pages}>
      {Array.from({ length: pageCount }, (_, index) => {
        const page = index + 1
        const time = seconds.get(page) ?? 0
        const label = t('links.reading.pageTime', { page, time: formatSpan(time) })
        return (
          <li key={page} className={styles.page} title={label}>
            {!isOver && page === reading.page && <IconEye size={14} stroke={1.75} aria-hidden />}
            <span className={styles.bar}>
              <span style={{ height: `${(100 * time) / most}%` }} />
            </span>
            <span className="visually-hidden">{label}</span>
          </li>
        )
      })}
    </ol>
  )
}

interface AfterVisitProps extends Pick<ReadingFilmProps, 'findHeading'> {
  film: Film
  itemId: string
}

/** Says on which page they stayed longest, and offers a link to what comes next. */
function AfterVisit({ film: { reading, seconds }, itemId, findHeading }: AfterVisitProps) {
  const [page = 0, time = 0] = [...seconds].sort(([, one], [, other]) => other - one)[0] ?? []
  const heading = useQuery({
    queryKey: ['page heading', itemId, page],
    queryFn: async () => (await findHeading(page)) ?? null,
    enabled: time >= STAYED,
    retry: false,
  })
  const { sharedToEmail, sharedToOrganization } = reading
  const email = reading.visitor ?? sharedToEmail
  const name = readerOf(reading)
  return (
    <>
      <span className={styles.text} role="status">
        <EmailAddress>
          {time < STAYED
            ? t('links.reading.left', { name })
            : heading.data
              ? t('links.reading.stayedAt', { name, page, heading: heading.data })
              : t('links.reading.stayed', { name, page })}
        </EmailAddress>
      </span>
      {email && (
        <span className={styles.next}>
          <NextLink
            reader={{
              email,
              organization: sharedToOrganization,
              had: [itemId],
              last: { itemType: 'ITEM', itemId },
            }}
          />
        </span>
      )}
    </>
  )
}
