import { Button } from '@mantine/core'
import { listRelatedItems } from '@satchel/contract/items/items.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { listSilentReaders, type SilentReader } from '@satchel/contract/visits/silence.ts'
import { t } from '@satchel/messages/t.ts'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query, useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { READS } from '../share/use-share.ts'
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

/** Button that makes and copies a link to what comes next, by what they read last and don't have yet. */
function NextLink({ reader: { email, organization, last, had } }: { reader: SilentReader }) {
  const [url, setUrl] = useState<string | null>(null)
  const isItem = last.itemType === 'ITEM'
  const related = useQuery({
    ...query(listRelatedItems, { params: { id: last.itemId } }),
    enabled: isItem,
  })
  const share = useCommand(shareItem, { refreshes: READS })
  const next = related.data?.items.find(({ id, shareable }) => shareable && !had.includes(id))
  const copied = t('links.silence.copied', { email })
  if (url) {
    return (
      <Button variant="default" size="compact-sm" onClick={() => void copyOrShow(url, copied)}>
        {t('links.silence.copyAgain')}
      </Button>
    )
  }
  if (isItem && related.isPending) return null
  if (!next) {
    return (
      <Button component={Link} to={paths.library()} variant="default" size="compact-sm">
        {t('links.silence.chooseNext')}
      </Button>
    )
  }
  const make = async () => {
    const whose = {
      sharedToEmail: email,
      ...(organization && { sharedToOrganization: organization }),
    }
    const body = { itemType: 'ITEM' as const, itemId: next.id, ...whose }
    try {
      const link = await share.mutateAsync({ body })
      setUrl(link.url)
      await copyOrShow(link.url, copied)
    } catch (error) {
      toast({ message: (error as Error).message, tone: 'problem' })
    }
  }
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={styles.next ?? ''}
      leftSection={<IconLink {...icon} />}
      loading={share.isPending}
      aria-label={t('links.silence.shareNextWith', { itemName: next.name, email })}
      onClick={() => void make()}
    >
      {t('links.silence.shareNext', { itemName: next.name })}
    </Button>
  )
}
