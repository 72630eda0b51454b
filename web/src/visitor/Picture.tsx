import type { VisitorItem } from '@satchel/contract/visits/visitor.ts'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { t } from './messages/messages.ts'
import { noteOf } from './notes.ts'
import { Tool } from './Tool.tsx'

interface PictureProps {
  item: VisitorItem
  url: string
  note?: string | null
  isMoving?: boolean
}

/** Image fitted into the window, and what part of it is missing; picture.ts zooms it. */
export function Picture({ note, ...picture }: PictureProps) {
  return (
    <>
      <Framed {...picture} />
      {note && <p className="quiet rest">{noteOf(note)}</p>}
    </>
  )
}

function Framed({ item, url, isMoving = false }: Omit<PictureProps, 'note'>) {
  const { coverUrl, name, width, height } = item
  return (
    <section className="picture" data-picture data-shared aria-label={name}>
      <a className="frame" dir="ltr" href={url} data-frame>
        <img
          src={coverUrl && !isMoving && isCoverWhole(item) ? coverUrl : url}
          alt={name}
          width={width ?? undefined}
          height={height ?? undefined}
          fetchPriority="high"
          data-image
        />
      </a>
      <div className="dock" data-dock hidden>
        <div className="toolbar" role="toolbar" aria-label={t('image')}>
          <Tool name="smaller" label={t('zoomOut')} icon={IconMinus} hint="-" />
          <button type="button" className="zoom" data-tool="fit" title={t('fitImageHint')}>
            <span className="hidden">{t('fitImage')} </span>
            <span data-zoom>100%</span>
          </button>
          <Tool name="larger" label={t('zoomIn')} icon={IconPlus} hint="+" />
          <span className="divider" />
          <Tool name="full" label={t('fullScreen')} icon={IconMaximize} hint="f" isSwitch />
        </div>
      </div>
    </section>
  )
}

/** Tells whether the cover is the whole image. It is cropped for very tall or wide ones, which are shown in the original. */
function isCoverWhole({ width, height }: VisitorItem): boolean {
  if (!width || !height) return false
  return height / width <= 2 && height / width >= 0.25
}
