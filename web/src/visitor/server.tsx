import type { Theme } from '@satchel/contract/sites/sites.ts'
import type { VisitorPage } from '@satchel/contract/visits/visitor.ts'
import type { VisitorRenderer } from '@satchel/contract/visits/visitor-renderer.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Prose } from '../ui/text/Prose.tsx'
import { CollectionPage } from './CollectionPage.tsx'
import { CtaPage } from './ctas/CtaPage.tsx'
import { GatePage } from './gate/GatePage.tsx'
import { ItemPage } from './ItemPage.tsx'
import { speakIn } from './messages/all.ts'
import { PrivacyPage } from './privacy/PrivacyPage.tsx'
import { RefusalPage } from './RefusalPage.tsx'
import { ReplyPage } from './ReplyPage.tsx'
import { SitePage } from './SitePage.tsx'
import { Shell } from './shell/Shell.tsx'
import { colorCss, themeCss } from './theme-css.ts'

/** Renders a whole page as text. React stays on the server: client.ts controls the page in the browser. */
export const render: VisitorRenderer['render'] = (page, place) => {
  speakIn(place.language)
  const { font, scheme }: Partial<Theme> = page.view === 'site' ? page.theme : {}
  const style = themeCss(page.look?.color, font, scheme) + ctaCss(page, scheme)
  const markup = renderToStaticMarkup(
    <Shell page={page} place={place} style={style}>
      {bodyOf(page)}
    </Shell>,
  )
  return { html: `<!doctype html>${markup}`, style }
}

/** Returns CSS for CTAs with their own color. */
function ctaCss(page: VisitorPage, scheme: Theme['scheme']): string {
  const placed =
    page.view === 'cta' ? [page.answer.placed] : 'ctas' in page ? (page.ctas?.placed ?? []) : []
  const colors = new Map(placed.map(({ cta: { id, style } }) => [id, style.color]))
  return [...colors]
    .map(([id, color]) => (color ? colorCss(`[data-cta="${id}"]`, color, scheme) : ''))
    .join('')
}

/** Renderings are stored for all languages, so an image without a description has a sign in place of a word. */
export const renderMarkdown: VisitorRenderer['renderMarkdown'] = (text) =>
  renderToStaticMarkup(<Prose text={text} imageLabel="🖼" />)

function bodyOf(page: VisitorPage) {
  switch (page.view) {
    case 'item':
      return <ItemPage {...page} />
    case 'collection':
      return <CollectionPage {...page} />
    case 'site':
      return <SitePage {...page} />
    case 'gate':
      return <GatePage {...page} />
    case 'privacy':
      return <PrivacyPage {...page} />
    case 'cta':
      return <CtaPage {...page} />
    case 'reply':
      return <ReplyPage {...page} />
    case 'refusal':
      return <RefusalPage {...page} />
  }
}
