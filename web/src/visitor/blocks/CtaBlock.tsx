import type { VisitorSimpleBlock } from '@satchel/contract/visits/visitor.ts'
import type { VisitorCtas } from '@satchel/contract/visits/visitor-ctas.ts'
import { Ctas } from '../ctas/Ctas.tsx'

type CtaBlockProps = Extract<VisitorSimpleBlock, { kind: 'cta' }> & {
  ctas: VisitorCtas | undefined
}

/** A CTA as a block, shown to everyone at its place. */
export function CtaBlock({ cta, placement, ctas }: CtaBlockProps) {
  const placed = [{ cta, placement, isHeld: false }]
  const reporting = ctas ?? { url: null, token: '', item: '' }
  return <Ctas ctas={{ ...reporting, placed }} at={placement.position} />
}
