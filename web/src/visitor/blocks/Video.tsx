import type { VisitorSimpleBlock } from '@satchel/contract/visits/visitor.ts'
import { Player } from '../Media.tsx'
import { t } from '../messages/messages.ts'

type VideoProps = Extract<VisitorSimpleBlock, { kind: 'video' }>

export function Video({ name, url, mime, poster }: VideoProps) {
  return (
    <Player says={t('cantPlayVideo')}>
      {/* biome-ignore lint/a11y/useMediaCaption: the file is shown as it was uploaded, captions and all */}
      <video
        className="video"
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        poster={poster?.url}
        width={poster?.width ?? undefined}
        height={poster?.height ?? undefined}
        aria-label={name}
      >
        <source src={url} type={mime} />
        {t('cantPlayVideo')}
      </video>
    </Player>
  )
}
