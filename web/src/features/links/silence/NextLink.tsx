import { Button } from '@mantine/core'
import { listRelatedItems } from '@satchel/contract/items/items.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import type { SilentReader } from '@satchel/contract/visits/silence.ts'
import { t } from '@satchel/messages/t.ts'
import { IconLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query, useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { READS } from '../share/use-share.ts'
import styles from './SilentReaders.module.css'

interface NextLinkProps {
  reader: Pick<SilentReader, 'email' | 'organization' | 'had'> & {
    last: Pick<SilentReader['last'], 'itemType' | 'itemId'>
  }
}

/** Button that makes and copies a link to what comes next, by what they read last and don't have yet. */
export function NextLink({ reader: { email, organization, last, had } }: NextLinkProps) {
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
