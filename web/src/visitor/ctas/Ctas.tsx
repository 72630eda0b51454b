import type { CtaPosition } from '@satchel/contract/ctas/ctas.ts'
import type { PlacedCta, VisitorCtas } from '@satchel/contract/visits/visitor-ctas.ts'
import { attributesOf, Cta } from './Cta.tsx'

interface CtasProps {
  ctas: VisitorCtas | undefined
  at: CtaPosition
}

/** The CTAs at one position of a page, in the order they follow each other. */
export function Ctas({ ctas, at }: CtasProps) {
  const placed = ctas?.placed.filter(({ placement }) => placement.position === at) ?? []
  if (!ctas || placed.length === 0) return null
  const { url, token, item } = ctas
  return (
    <div className={`cta-slot cta-slot-${at}`} data-cta-slot={url ?? ''} data-token={token}>
      {placed.map((one) =>
        one.isHeld ? (
          <div
            key={one.cta.id}
            className="cta-held"
            data-cta={one.cta.id}
            data-held
            {...attributesOf(one.placement)}
          />
        ) : (
          <Cta
            key={one.cta.id}
            cta={one.cta}
            placement={one.placement}
            form={url === null ? null : { url, hidden: hiddenOf(one, token, item) }}
            isLater={one.placement.readPercent !== undefined}
          />
        ),
      )}
    </div>
  )
}

function hiddenOf({ placement }: PlacedCta, token: string, item: string): Record<string, string> {
  return {
    token,
    place: attributesOf(placement)['data-place'],
    ...(item && { item }),
  }
}
