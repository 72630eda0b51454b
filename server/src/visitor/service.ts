export { hasCta } from './contents/site.ts'
export {
  addressAt,
  type Draft,
  draftPage,
  type SitePage,
  sitePage,
} from './contents/site-page.ts'
export { admit, Closed } from './gates/admit.ts'
export { markBrowser, meetBrowser } from './gates/browsers.ts'
export { isGated } from './gates/is-gated.ts'
export {
  find,
  forget,
  type Links,
  type PageRequest,
  recall,
  recallOrFind,
} from './gates/open-link.ts'
export { givePass } from './gates/pass.ts'
export { giveEmail, type Opened, proveEmail, unlock } from './gates/service.ts'
export { keepChoice, languageKey, visitorLanguage } from './language.ts'
export type { FoundLink } from './link/find-link-queries.ts'
export { IS_SHARED } from './link/link-queries.ts'
export { Moved, Refusal } from './link/refusal.ts'
export { IS_LISTED, selectDomain, selectPublished } from './link/site-queries.ts'
export { openPage } from './open-page.ts'
export { render, sendPage } from './pages/answer.ts'
export { ctasOf } from './pages/ctas.ts'
export { limitPages } from './pages/limit.ts'
export { type Asking, hostOf, pageRequestOf } from './pages/page-request.ts'
export type { RenderedPage } from './pages/renderer.ts'
export { storeVisit } from './visit.ts'
export { openVisits, type Visits } from './visitor-context.ts'
export { visitorPages } from './visitor-pages.ts'
