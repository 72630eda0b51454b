import { t } from '@satchel/messages/t.ts'

// Errors section
export const sources = {
  person: t('monitoring.sources.person'),
  server: t('monitoring.sources.server'),
  key: t('monitoring.sources.key'),
  anonymous: t('monitoring.sources.anonymous'),
}
export const levels = {
  fatal: t('monitoring.levels.fatal'),
  error: t('monitoring.levels.error'),
  warning: t('monitoring.levels.warning'),
  info: t('monitoring.levels.info'),
  debug: t('monitoring.levels.debug'),
}

// One error
export const markedAs = {
  open: t('monitoring.markedAs.open'),
  resolved: t('monitoring.markedAs.resolved'),
  ignored: t('monitoring.markedAs.ignored'),
}
