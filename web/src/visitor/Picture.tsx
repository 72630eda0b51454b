import type { VisitorItem } from '@satchel/contract/visits/visitor.ts'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import * as labels from './labels.ts'
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
      {note && <p className="quiet rest">{`${note}.`}</p>}
    </>
  )
}

function Framed({ item, url, isMoving = false }: Omit<PictureProps, 'note'>) {
  const { coverUrl, name, width, height } = item
  return (
    <section className="picture" data-picture data-shared aria-label={name}>
      <a className="frame" href={url} data-frame>
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
        <div className="toolbar" role="toolbar" aria-label={labels.image}>
          <Tool name="smaller" label={labels.zoomOut} icon={IconMinus} hint="-" />
          <button type="button" className="zoom" data-tool="fit" title={labels.fitImageHint}>
            <span className="hidden">{labels.fitImageCurrently} </span>
            <span data-zoom>100%</span>
          </button>
          <Tool name="larger" label={labels.zoomIn} icon={IconPlus} hint="+" />
          <span className="divider" />
          <Tool name="full" label={labels.fullScreen} icon={IconMaximize} hint="f" isSwitch />
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
