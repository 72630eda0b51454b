import { t } from '@satchel/messages/t.ts'

export const CTA_KINDS = {
  button: t('sites.pick.picker.ctaKinds.button'),
  banner: t('sites.pick.picker.ctaKinds.banner'),
  form: t('sites.pick.picker.ctaKinds.form'),
  meeting: t('sites.pick.picker.ctaKinds.meeting'),
  embed: t('sites.pick.picker.ctaKinds.embed'),
} as const
