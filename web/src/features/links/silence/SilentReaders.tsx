import { listSilentReaders, type SilentReader } from '@satchel/contract/visits/silence.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { NextLink } from './NextLink.tsx'
import styles from './SilentReaders.module.css'

const SHOWN = 4

/** Shows who came back to my links this week and got nothing new since, each with the next link; nothing without any. */
export function SilentReaders() {
  const mayShare = useMay('links.share')
  const readers = useQuery({ ...query(listSilentReaders, {}), enabled: mayShare })
  const items = readers.data?.items.slice(0, SHOWN) ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="silent-readers">
      <h2 id="silent-readers" className={styles.title}>
        {t('links.silence.cameBack')}
      </h2>
      <ul className={styles.list} aria-labelledby="silent-readers">
        {items.map((reader) => (
          <Reader key={reader.email} reader={reader} />
        ))}
      </ul>
    </section>
  )
}

function Reader({ reader }: { reader: SilentReader }) {
  const { email, organization, views, lastViewedAt, last } = reader
  return (
    <li className={styles.reader}>
      <span className={styles.who}>
        <Link to={paths.recipient('person', email)} className={styles.name}>
          <EmailText>{email}</EmailText>
        </Link>
        <span className={styles.facts}>
          {organization && `${organization} · `}
          {t('links.silence.openedTimes', { count: views, itemName: last.itemName })}
          {' · '}
          <RelativeTime at={lastViewedAt} />
        </span>
      </span>
      <NextLink reader={reader} />
    </li>
  )
}
