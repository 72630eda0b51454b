import { Alert, Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconEyeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { icon } from '../../../ui/icon.ts'
import type { Effective, Terms } from '../options/option-terms.ts'
import styles from './HiddenContentNotice.module.css'
import * as labels from './labels.ts'
import { earlierLinks } from './share-queries.ts'
import type { Shared } from './share-types.ts'

interface HiddenContentNoticeProps {
  shared: Shared
  options: Effective
  onChange: (part: Terms) => void
}

/** Notice of hidden content in Office files and PDFs, and whether visitors would get it with these options. */
export function HiddenContentNotice({
  shared,
  options: effective,
  onChange,
}: HiddenContentNoticeProps) {
  const { data } = useQuery(earlierLinks(shared))
  if (!data?.documents) return null
  const { count, unchecked, withoutPdf, undrawn = 0, hiddenContent } = data.documents
  const { films = 0, ...unseen } = hiddenContent
  const carried = labels.listHidden(unseen)
  const mayDownload = effective.allowDownload && !effective.watermark
  const isOriginal = mayDownload && effective.downloadAs === 'original'
  if (isOriginal && carried)
    return (
      <Alert
        color="yellow"
        title={t('links.share.originalContains', { files: count })}
        role="status"
      >
        {carried}
        <Button
          className={styles.fix}
          size="xs"
          variant="default"
          onClick={() => onChange({ downloadAs: 'pdf' })}
        >
          {t('links.share.downloadAsPdf')}
        </Button>
      </Alert>
    )
  const isMissing = mayDownload && !isOriginal && withoutPdf > 0
  const lines = [
    carried && t('links.share.visitorsDontSee', { carried }),
    films > 0 && t('links.share.filmsAreStills', { films }),
    unchecked > 0 && t('links.share.notChecked', { files: count, unchecked }),
    isMissing && t('links.share.noPdfOf', { files: count, missing: withoutPdf }),
    effective.watermark && undrawn > 0 && t('links.share.noWatermarkOn', { files: undrawn }),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return (
    <div className={styles.notice} role="status">
      <IconEyeOff {...icon} />
      <div>
        {lines.map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
      </div>
    </div>
  )
}
