import './visitor.css'
import './viewer.css'
import '../ui/text/prose.css'
import './prose.css'
import './reader.css'
import './reader/full-screen.css'
import './pdf.css'
import './collection.css'
import './gate/gate.css'
import './reply/reply.css'
import './site.css'
import './ctas/cta.css'
import './requests/requests.css'
import './changes/changes.css'
import './pass-on/pass-on.css'
import './agreement/agreement.css'
import './questions/questions.css'
import './shelf/shelf.css'
import './plan/plan.css'
import './print.css'
import { rememberRead } from './changes/earlier-read.ts'
import { keepPage } from './gate/keep-page.ts'
import { offerShow } from './gate/show-password.ts'
import { submitWhole } from './gate/submit-code.ts'
import { startBeats } from './heartbeats.ts'
import { localizeTimes } from './local-times.ts'
import { plainly, speak } from './messages/messages.ts'
import { openPictures } from './reader/page-pictures.ts'
import { openReader } from './reader/reader.ts'
import { offerReply } from './reply/reply-button.ts'
import { openSite } from './site.ts'
import { watchPlayers } from './watch-players.ts'
import { whenVisible } from './when-visible.ts'

// What moves on a visitor's page; everything else is there without it.

const { language, texts } = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')
speak(language ?? 'en', plainly(texts ?? {}))

const main = document.querySelector('main')
if (main) startBeats(main)
const earlier = main ? rememberRead(main) : undefined
const changes = document.querySelector<HTMLElement>('[data-changes]')
if (main && changes)
  whenVisible(() => {
    void import('./changes/changes.ts').then(({ tellChanges }) =>
      tellChanges(changes, main, earlier),
    )
  })
const questions = document.querySelector<HTMLElement>('[data-questions]')
if (main && questions)
  whenVisible(
    () =>
      void import('./questions/questions.ts').then(({ openQuestions }) =>
        openQuestions(questions, main),
      ),
  )
const plans = document.querySelectorAll<HTMLElement>('[data-plan]')
if (main && plans.length > 0)
  whenVisible(() => void import('./plan/plan.ts').then(({ openPlans }) => openPlans(plans, main)))
if (document.querySelector('[data-cta-slot]'))
  void import('./ctas/link-ctas.ts').then(({ openLinkCtas }) => openLinkCtas())
offerReply()
watchPlayers()

const pdf = document.querySelector<HTMLElement>('[data-pdf]')
if (pdf) {
  const reader = pdf.dataset.total ? openReader(pdf) : undefined
  // The engine weighs more than all the rest of the page: only a PDF fetches it, and its first page goes before.
  void decode(pdf.querySelector<HTMLImageElement>('.cover'))
    .then(() => import('./reader/pdf-viewer.ts'))
    .then(({ openPdf }) => openPdf(pdf, reader))
    .catch(() => pdf.querySelector('[data-failure]')?.removeAttribute('hidden'))
}

const pages = document.querySelector<HTMLElement>('[data-pictures]')
if (pages) openPictures(pages, openReader(pages))

const picture = document.querySelector<HTMLElement>('[data-picture]')
if (picture) void import('./picture.ts').then(({ openPicture }) => openPicture(picture))

const site = document.querySelector<HTMLElement>('[data-blocks]')
if (site) openSite(site)

const show = document.querySelector<HTMLButtonElement>('[data-show]')
if (show) offerShow(show)

keepPage(document.forms)

const code = document.querySelector<HTMLInputElement>('[data-code]')
if (code) submitWhole(code)

const agreement = document.querySelector<HTMLElement>('[data-agreement]')
if (agreement)
  void import('./agreement/read-to-end.ts').then(({ readToEnd }) => readToEnd(agreement))

const requests = document.querySelector<HTMLDetailsElement>('[data-requests]')
requests?.addEventListener(
  'toggle',
  () => void import('./requests/requests.ts').then(({ openRequests }) => openRequests(requests)),
  { once: true },
)

const passOn = document.querySelector<HTMLElement>('[data-pass-on]')
if (passOn) {
  passOn.hidden = false
  passOn.addEventListener(
    'click',
    () => void import('./pass-on/pass-on.ts').then(({ openPassOn }) => openPassOn(passOn)),
  )
}

localizeTimes(document.querySelectorAll('time[data-local]'))

const REFRESH = 4_000
if (document.querySelector('[data-refresh]'))
  // Nobody loses what they write in a dialog.
  setInterval(() => document.querySelector('dialog[open]') ?? location.reload(), REFRESH)

async function decode(image: HTMLImageElement | null): Promise<void> {
  await image?.decode().catch(() => undefined)
}
