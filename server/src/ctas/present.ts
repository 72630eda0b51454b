import { type Cta, HONEYPOT } from '@satchel/contract/ctas/ctas.ts'
import { PublicCta } from '@satchel/contract/ctas/events.ts'
import type { Scope } from '../platform/database/scope.ts'
import { allowList } from '../platform/http/input/validate.ts'
import { withMoments } from './days.ts'
import { embedUrlOf } from './embed-url.ts'
import type { CtaRow, ShownCta } from './select-queries.ts'
import { findNames } from './target-queries.ts'

/** CTAs with the names of their places. */
export async function presentAll(scope: Scope, rows: CtaRow[]): Promise<Cta[]> {
  const ids = rows.flatMap(({ placements }) => placements.flatMap(({ id }) => id ?? []))
  const names = await findNames(scope, [...new Set(ids)])
  return rows.map(({ url, fields, placements, ownerId, ownerName, timeZone, ...cta }) => ({
    ...cta,
    ...(url !== null && { url }),
    ...(cta.kind === 'form' && { fields }),
    placements: placements.map((placement) => {
      const targetName = placement.id && names.get(placement.id)
      return { ...withMoments(placement, timeZone), ...(targetName && { targetName }) }
    }),
    owner: ownerId && ownerName !== null ? { id: ownerId, name: ownerName } : null,
  }))
}

const publicOf = allowList(PublicCta) as (cta: PublicCta) => PublicCta

/** Returns a CTA for visitors: what the contract lists alone, whatever else is stored in its fields and style. */
export function presentPublic(row: ShownCta): PublicCta {
  const { id, kind, headline, label, text, url, fields, thanks, style } = row
  const { imprintUrl, privacyUrl, termsUrl, accessibilityUrl } = row
  const legal = { imprintUrl, privacyUrl, termsUrl, accessibilityUrl }
  return publicOf({
    id,
    kind,
    headline,
    label,
    text,
    thanks,
    style,
    ...(url !== null && { url: kind === 'embed' ? embedUrlOf(url) : url }),
    ...(kind === 'form' && { fields }),
    honeypot: HONEYPOT,
    company: { name: row.companyName, color: row.companyColor, legal },
  })
}
