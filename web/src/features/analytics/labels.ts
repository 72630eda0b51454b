import { t } from '@satchel/messages/t.ts'

const USAGE: Readonly<Record<string, string>> = {
  'session.started': t('analytics.usage.sessionStarted'),
  'session.stopped': t('analytics.usage.sessionStopped'),
  'page.viewed': t('analytics.usage.pageViewed'),
  'search.made': t('analytics.usage.searchMade'),
  'link.shared': t('analytics.usage.linkShared'),
  'file.uploaded': t('analytics.usage.fileUploaded'),
  'palette.opened': t('analytics.usage.paletteOpened'),
  'events.dropped': t('analytics.usage.eventsDropped'),
}

/** Returns the label of a usage event; those of other clients have only their name. */
export const usageOf = (name: string) => (Object.hasOwn(USAGE, name) ? USAGE[name] : name) ?? name
