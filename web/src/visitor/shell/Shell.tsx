import { directionOf } from '@satchel/contract/languages.ts'
import { LEGAL_PAGES } from '@satchel/contract/tenants/legal.ts'
import type { VisitorLook, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { CARD, type VisitorPlace } from '@satchel/contract/visits/visitor-renderer.ts'
import { IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { titleOf as ctaTitleOf } from '../ctas/CtaPage.tsx'
import { gates } from '../gate/GatePage.tsx'
import { textsForScripts } from '../messages/all.ts'
import { spoken, t } from '../messages/messages.ts'
import { refusals } from '../RefusalPage.tsx'
import { titleOf as replyTitleOf } from '../ReplyPage.tsx'
import { iconOf } from '../theme-css.ts'
import { Alternates, Languages, Translations } from './Languages.tsx'
import { LegalLinks } from './LegalLinks.tsx'

interface ShellProps {
  page: VisitorPage
  place: VisitorPlace
  style: string
  children: ReactNode
}

/** The frame of every visitor page: the company above, the shared content below. */
export function Shell({ page, place, style, children }: ShellProps) {
  const { look } = page
  const canonicalUrl = canonicalOf(page)
  return (
    <html lang={spoken()} dir={directionOf(spoken())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={schemesOf(page)} />
        <meta name="robots" content={canonicalUrl ? 'index, follow' : 'noindex'} />
        <title>{[titleOf(page), look?.name].filter(Boolean).join(' · ')}</title>
        {canonicalUrl && <link rel="canonical" href={canonicalUrl} />}
        <Alternates page={page} />
        {place.downloadOrigin && page.view === 'item' && page.downloadUrl && (
          <link rel="preconnect" href={place.downloadOrigin} />
        )}
        <Preview page={page} place={place} />
        {look && <link rel="icon" href={iconOf(look)} type="image/svg+xml" />}
        {place.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of colors that were checked when they were stored */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" src={place.assets.script} />
      </head>
      <body>
        {place.isPreview && <p className="preview-bar">{t('previewNotCounted')}</p>}
        <header className="top" data-layout={page.view === 'site' ? page.theme.layout : undefined}>
          {look && <Owner look={look} />}
          <Download page={page} />
          <Translations page={page} />
        </header>
        <main {...trackingAttributes(page)}>{children}</main>
        <Foot page={page} place={place} />
        <script
          type="application/json"
          id="texts"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, in which no tag can end
          dangerouslySetInnerHTML={{ __html: textsInPage() }}
        />
      </body>
    </html>
  )
}

/** The foot of every page: the company's own pages, what is stored about the visitor, and the languages. */
function Foot({ page, place }: Pick<ShellProps, 'page' | 'place'>) {
  const { opener, privacyUrl, languageUrl } = place
  const pages = page.look?.legal
  const hasPages = LEGAL_PAGES.some((each) => pages?.[each])
  if (!hasPages && !privacyUrl && languageUrl === null) return null
  return (
    <footer className="bottom">
      {opener && <Opener opener={opener} />}
      <LegalLinks pages={pages} />
      {privacyUrl && (
        <>
          <a href={privacyUrl}>{t('sharedWithYou')}</a>
          <a href={`${privacyUrl}#data`}>{t('yourDataAndPrivacy')}</a>
        </>
      )}
      {languageUrl !== null && <Languages page={page} url={languageUrl} />}
    </footer>
  )
}

/** Says as whom the page was opened, for a device that several people use. */
function Opener({ opener: { email, forgetUrl } }: { opener: VisitorPlace['opener'] & {} }) {
  return (
    <form className="opener" method="post" action={forgetUrl}>
      <span>{t('openedAs', { email })}</span>
      <button type="submit">{t('notYou')}</button>
    </form>
  )
}

/** Returns the texts that scripts write, as JSON in a page. */
function textsInPage(): string {
  const texts = { language: spoken(), texts: textsForScripts() }
  return JSON.stringify(texts).replaceAll('<', '\\u003c')
}

function schemesOf(page: VisitorPage): string {
  const { scheme = 'visitor' } = page.view === 'site' ? page.theme : {}
  return scheme === 'visitor' ? 'light dark' : scheme
}

/** Returns the attributes that the tracking script reads. */
function trackingAttributes(page: VisitorPage) {
  if (!('beats' in page) || !page.beats) return {}
  const { url, token } = page.beats
  const itemId = page.view === 'item' ? page.itemId : undefined
  return { 'data-beats': url, 'data-token': token ?? undefined, 'data-item': itemId }
}

function Download({ page }: Pick<ShellProps, 'page'>) {
  const isShown =
    page.view === 'collection' || (page.view === 'item' && page.content.kind !== 'file')
  if (!isShown || !page.downloadUrl) return null
  return (
    <a className="button" href={page.downloadUrl} rel="nofollow">
      <IconDownload size={20} stroke={1.75} aria-hidden />
      {page.view === 'collection' ? t('downloadAll') : t('download')}
    </a>
  )
}

function Owner({ look: { name, logoUrl, website } }: { look: VisitorLook }) {
  const sign = logoUrl ? <img className="logo" src={logoUrl} alt={name} /> : name
  if (!website) return <span className="owner">{sign}</span>
  return (
    <a className="owner" href={website} rel="noopener">
      {sign}
    </a>
  )
}

/** Metadata that messengers and mail programs show of the link: for one with a gate, only what its sharer wants. */
function Preview({ page, place: { origin, path, preview } }: Pick<ShellProps, 'page' | 'place'>) {
  if (page.view === 'refusal') return null
  const own = ownOf(page)
  const title = preview?.title ?? own.title
  const short = (preview?.text ?? own.text).replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_SHOWN)
  const image = preview?.imageUrl ?? own.imageUrl
  return (
    <>
      {page.view !== 'gate' && (
        <OEmbedLink url={canonicalOf(page) ?? origin + path} title={title} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={page.look.name} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonicalOf(page) ?? origin + path} />
      {short && <meta property="og:description" content={short} />}
      <meta name="description" content={short || t('sharedBy', { name: page.look.name })} />
      {image && <Card url={image} origin={origin} alt={title} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Names where editors of other websites learn how to embed the page. */
function OEmbedLink({ url, title }: { url: string; title: string }) {
  const query = new URLSearchParams({ url, format: 'json' })
  const href = new URL(`/oembed?${query}`, url).href
  return <link rel="alternate" type="application/json+oembed" href={href} title={title} />
}

/** Metadata of a preview image; images at other addresses have no known size. */
function Card({ url, origin, alt }: { url: string; origin: string; alt: string }) {
  const isOurs = url.startsWith('/')
  return (
    <>
      <meta property="og:image" content={new URL(url, origin).href} />
      {isOurs && <meta property="og:image:type" content="image/jpeg" />}
      {isOurs && <meta property="og:image:width" content={String(CARD.width)} />}
      {isOurs && <meta property="og:image:height" content={String(CARD.height)} />}
      <meta property="og:image:alt" content={alt} />
    </>
  )
}

function canonicalOf(page: VisitorPage): string | null {
  return page.view === 'site' ? page.seo.canonicalUrl : null
}

function ownOf(page: Exclude<VisitorPage, { view: 'refusal' }>) {
  const title = titleOf(page)
  if (page.view === 'item') return { title, text: page.item.description, imageUrl: page.cardUrl }
  if (page.view === 'site')
    return { title, text: page.seo.description, imageUrl: page.seo.imageUrl }
  if (page.view !== 'collection') return { title, text: '', imageUrl: null }
  return { title, text: page.description, imageUrl: page.cardUrl }
}

const DESCRIPTION_SHOWN = 300

function titleOf(page: VisitorPage): string {
  if (page.view === 'item') return page.item.name
  if (page.view === 'site') return page.seo.title
  if (page.view === 'gate') return t(gates[page.gate.asks])
  if (page.view === 'privacy') return t('sharedWithYou')
  if (page.view === 'cta') return ctaTitleOf(page.answer)
  if (page.view === 'reply') return replyTitleOf(page.reply)
  return page.view === 'collection' ? page.name : t(refusals[page.refusal].title)
}
