import type { VisitorItem } from '@satchel/contract/visits/visitor.ts'
import type { ReactNode } from 'react'
import { DownloadButton } from './File.tsx'
import { t } from './messages/messages.ts'
import { noteOf } from './notes.ts'

interface MediaProps {
  item: VisitorItem
  url: string
  mime: string
  note?: string | null
  downloadUrl: string | null
}

export function Video({ item, url, mime, note, downloadUrl }: MediaProps) {
  const { coverUrl, width, height, name } = item
  return (
    <Player says={t('cantPlayVideo')} note={note} downloadUrl={downloadUrl}>
      {/* biome-ignore lint/a11y/useMediaCaption: the file is shown as it was uploaded, captions and all */}
      <video
        className="video"
        controls
        playsInline
        preload="metadata"
        poster={coverUrl ?? undefined}
        width={width ?? undefined}
        height={height ?? undefined}
        aria-label={name}
      >
        <source src={url} type={mime} />
        {t('cantPlayVideo')}
      </video>
    </Player>
  )
}

export function Audio({ item: { coverUrl, name }, url, mime, note, downloadUrl }: MediaProps) {
  return (
    <Player says={t('cantPlayRecording')} note={note} downloadUrl={downloadUrl}>
      <div className="audio">
        {coverUrl && <img src={coverUrl} alt="" />}
        {/* biome-ignore lint/a11y/useMediaCaption: the file is played as it was uploaded */}
        <audio controls preload="metadata" aria-label={name}>
          <source src={url} type={mime} />
          {t('cantPlayRecording')}
        </audio>
      </div>
    </Player>
  )
}

interface PlayerProps {
  /** URL of the download; null if it isn't allowed, undefined if none is offered. */
  downloadUrl?: string | null
  /** Text shown by unplayed.ts in a browser that can't play it. */
  says: string
  note?: string | null | undefined
  children: ReactNode
}

export function Player({ says, note, downloadUrl, children }: PlayerProps) {
  const way = downloadUrl ? t('downloadToOpen') : downloadUrl === null && t('askSenderPlain')
  return (
    <div className="player" data-player>
      <div data-played>{children}</div>
      {note && <p className="quiet rest">{noteOf(note)}</p>}
      <section className="card" role="alert" data-unplayed hidden>
        <p className="quiet">
          {says} {way}
        </p>
        {downloadUrl && <DownloadButton url={downloadUrl} />}
      </section>
    </div>
  )
}
