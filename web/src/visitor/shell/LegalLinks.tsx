import { LEGAL_PAGES, type LegalPages } from '@satchel/contract/tenants/legal.ts'
import { t } from '../messages/messages.ts'

/**
 * Links to the company's own pages, as far as there are any. They open beside the page: in a frame of another website,
 * they might refuse to be shown.
 */
export function LegalLinks({ pages }: { pages: LegalPages | undefined }) {
  const links = LEGAL_PAGES.flatMap((page) => {
    const url = pages?.[page]
    return url ? [{ page, url }] : []
  })
  if (links.length === 0) return null
  return (
    <ul className="legal">
      {links.map(({ page, url }) => (
        <li key={page}>
          <a href={url} target="_blank" rel="noopener">
            {t(page)}
          </a>
        </li>
      ))}
    </ul>
  )
}
