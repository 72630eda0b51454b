import { Button } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import type { Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { IconMail } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { PageStrip } from '../report/VisitBars.tsx'
import styles from './LinkNews.module.css'

interface FirstReaderProps {
  link: Link
  /** The visit, once it is loaded. */
  visit: Visit | undefined
}

/** Strip of the pages that the first reader ever has read, and a reply while they are on their mind. */
export function FirstReader({ link: { sharedToEmail, itemName }, visit }: FirstReaderProps) {
  const address = (visit?.emailProved && visit.visitor) || sharedToEmail
  return (
    <div className={styles.first}>
      {visit && visit.pages.length > 0 && <PageStrip pages={visit.pages} />}
      {address && (
        <Button
          component="a"
          href={`mailto:${address}?subject=${encodeURIComponent(itemName)}`}
          size="xs"
          leftSection={<IconMail {...icon} />}
        >
          {t('links.news.replyNow')}
        </Button>
      )}
    </div>
  )
}
