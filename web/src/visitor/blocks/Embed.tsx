import type { VisitorSimpleBlock } from '@satchel/contract/visits/visitor.ts'
import { IconExternalLink, IconPlayerPlay } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'

type EmbedProps = Extract<VisitorSimpleBlock, { kind: 'embed' }>

/** A page of another site, which gets the visitor's data only on request: site.ts inserts the frame. */
export function Embed({ url, frameUrl, host }: EmbedProps) {
  return (
    <div className="frame-place" data-embed={frameUrl} data-title={t('contentFrom', { host })}>
      <button type="button" className="button" data-load hidden>
        <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
        {t('showContentFrom', { host })}
      </button>
      <p className="quiet">{t('hostLearns', { host })}</p>
      <a href={url} target="_blank" rel="noopener nofollow">
        {t('openOn', { host })}
        <IconExternalLink size={16} stroke={1.75} role="img" aria-label={t('opensInNewTab')} />
      </a>
    </div>
  )
}
