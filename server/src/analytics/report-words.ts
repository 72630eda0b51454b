import type { Locale } from '@satchel/contract/languages.ts'
import { messagesIn, type Translate } from '@satchel/messages/translate.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'

export type ReportWords = ReturnType<typeof reportWords>

/** Returns the words of weekly reports in a language. */
export function reportWords(locale: Locale) {
  const t = messagesIn(locale)
  return { count: formatsOf(locale).count, ...headings(t), ...figures(t), ...filters(t) }
}

function headings(t: Translate) {
  return {
    subject: (about: string) => t('reportMail.subject', { about }),
    days: (first: string, last: string) => t('reportMail.days', { first, last }),
    coverage: (rows: string, columns: string) => t('reportMail.coverage', { rows, columns }),
    reports: {
      adoption: t('reportMail.reports.adoption'),
      content: t('reportMail.reports.content'),
      ctas: t('reportMail.reports.ctas'),
      health: t('reportMail.reports.health'),
      links: t('reportMail.reports.links'),
      overview: t('reportMail.reports.overview'),
      people: t('reportMail.reports.people'),
      search: t('reportMail.reports.search'),
      sites: t('reportMail.reports.sites'),
    },
    footer: t('reportMail.footer'),
    mostViewed: t('reportMail.mostViewed'),
    mostUsed: t('reportMail.mostUsed'),
    mostActive: t('reportMail.mostActive'),
    bySubmissions: t('reportMail.bySubmissions'),
    foundNothing: t('reportMail.foundNothing'),
  }
}

function figures(t: Translate) {
  return {
    before: (value: number) => t('reportMail.before', { value }),
    visits: {
      views: t('reportMail.visits.views'),
      viewers: t('reportMail.visits.viewers'),
      downloads: t('reportMail.visits.downloads'),
      links: t('reportMail.visits.links'),
    },
    ctaFigures: {
      impressions: t('reportMail.ctaFigures.impressions'),
      clicks: t('reportMail.ctaFigures.clicks'),
      submissions: t('reportMail.ctaFigures.submissions'),
    },
    searchFigures: {
      searches: t('reportMail.searchFigures.searches'),
      people: t('reportMail.searchFigures.people'),
      nothing: t('reportMail.searchFigures.nothing'),
    },
    adoptionFigures: {
      active: t('reportMail.adoptionFigures.active'),
      searched: t('reportMail.adoptionFigures.searched'),
      shared: t('reportMail.adoptionFigures.shared'),
      added: t('reportMail.adoptionFigures.added'),
    },
    health: {
      broken: t('reportMail.health.broken'),
      expiring: t('reportMail.health.expiring'),
      stale: t('reportMail.health.stale'),
      unclassified: t('reportMail.health.unclassified'),
      unused: t('reportMail.health.unused'),
    },
    opened: t('reportMail.opened'),
    unused: t('reportMail.unused'),
    noValue: t('reportMail.noValue'),
    withoutItems: t('reportMail.withoutItems'),
    emptyOf: (empty: number, all: number) => t('reportMail.emptyOf', { empty, all }),
    usedOf: (used: number, items: number) => t('reportMail.usedOf', { used, items }),
    linkFor: (item: string, recipient: string) => t('reportMail.linkFor', { item, recipient }),
    clicks: (count: number) => t('reportMail.clicks', { count }),
    submissions: (count: number) => t('reportMail.submissions', { count }),
    searches: (count: number) => t('reportMail.searches', { count }),
    activeDays: (count: number) => t('reportMail.activeDays', { count }),
  }
}

function filters(t: Translate) {
  return {
    axes: {
      funnelStage: t('reportMail.axes.funnelStage'),
      contentProduct: t('reportMail.axes.contentProduct'),
      contentType: t('reportMail.axes.contentType'),
      contentIndustry: t('reportMail.axes.contentIndustry'),
      contentRegion: t('reportMail.axes.contentRegion'),
    },
    types: {
      ITEM: t('reportMail.types.ITEM'),
      COLLECTION: t('reportMail.types.COLLECTION'),
      SITE: t('reportMail.types.SITE'),
    },
    parts: {
      country: t('reportMail.parts.country'),
      device: t('reportMail.parts.device'),
      browser: t('reportMail.parts.browser'),
      os: t('reportMail.parts.os'),
      referrer: t('reportMail.parts.referrer'),
      trigger: t('reportMail.parts.trigger'),
    },
    onlyReaders: t('reportMail.onlyReaders'),
    onlyMine: t('reportMail.onlyMine'),
    limit: (part: string, value: string) => t('reportMail.limit', { part, value }),
  }
}
