import type { CtaPlacement } from '@satchel/contract/ctas/ctas.ts'
import type { CtaEvent, PublicCta } from '@satchel/contract/ctas/events.ts'
import { directionOf, type Language, languageOf } from '@satchel/contract/languages.ts'
import { newId } from '../../lib/new-id.ts'
import { Cta } from '../ctas/Cta.tsx'
import css from '../ctas/cta.css?inline'
import { NO_MEMORY, openCtas, type SendCta } from '../ctas/ctas.ts'
import { plainly, speak, spoken } from '../messages/messages.ts'
import { CTA_TEXTS, LEGAL_TEXTS } from '../messages/texts.ts'
import { LegalLinks } from '../shell/LegalLinks.tsx'
import { lightCss } from '../theme-css.ts'
import { formId } from './form-id.ts'
import { toDom } from './to-dom.ts'

// `<script src="…/embed/cta.js" data-cta="{id}" data-tenant="{tenantId}" async></script>` draws a CTA where it stands.

const PLACEMENT: CtaPlacement = { type: 'TENANT', position: 'end' }

const script = (document.currentScript ??
  document.querySelector(
    'script[data-cta][data-tenant]:not([data-drawn])',
  )) as HTMLScriptElement | null
if (script) {
  const language = languageHere()
  speak(language, plainly({ ...CTA_TEXTS[language], ...LEGAL_TEXTS[language] }))
  void draw(script)
}

/** Returns the language of the page around, else the reader's. */
function languageHere(): Language {
  const tags = [document.documentElement.lang, ...navigator.languages]
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en'
}

async function draw(place: HTMLScriptElement): Promise<void> {
  const { cta: id = '', tenant = '' } = place.dataset
  place.dataset.drawn = ''
  const { origin } = new URL(place.src)
  const url = `${origin}/api/ctas/v1/public/${encodeURIComponent(id)}`
  const ofTenant = `?tenantId=${encodeURIComponent(tenant)}`
  // Without an answer the page stays as it is.
  const response = await fetch(url + ofTenant, { credentials: 'omit' }).catch(() => undefined)
  if (response?.ok) show(place, await response.json(), `${url}/events${ofTenant}`)
}

function show(place: HTMLScriptElement, cta: PublicCta, url: string): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'closed' })
  const { fontFamily } = getComputedStyle(place.parentElement ?? document.body)
  const sheet = new CSSStyleSheet()
  const color = cta.style.color ?? cta.company.color
  sheet.replaceSync(
    `${lightCss(':host', color)}:host{all:initial!important;display:block!important}${css}.cta{font-family:${fontFamily}}`,
  )
  root.adoptedStyleSheets = [sheet]
  const slot = document.createElement('div')
  slot.className = 'cta-slot'
  slot.lang = spoken()
  slot.dir = directionOf(spoken())
  slot.append(
    ...toDom(<Cta cta={cta} placement={PLACEMENT} form={null} />),
    ...toDom(<LegalLinks pages={cta.company.legal} />),
  )
  root.append(slot)
  place.after(host)
  openCtas(root, sendTo(url), NO_MEMORY)
}

function sendTo(url: string): SendCta {
  const visibleSince = performance.now()
  return async ({ kind, form }) => {
    const elapsedMs = Math.round(performance.now() - visibleSince)
    const values = form && valuesOf(form)
    const event: CtaEvent = values
      ? { id: formId(form, values), kind, values, elapsedMs }
      : { id: newId(), kind }
    try {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        keepalive: true,
      })
      return { isTaken: response.ok, ...(await response.json()) }
    } catch {
      return undefined
    }
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name.replace(/^values\./, ''), value]] : [],
  )
  return Object.fromEntries(entries)
}
