import { t } from '@satchel/messages/t.ts'

// Legal section
export const legalPages = {
  imprintUrl: {
    label: t('tenants.legalPages.imprintUrl.label'),
    description: t('tenants.legalPages.imprintUrl.description'),
  },
  privacyUrl: {
    label: t('tenants.legalPages.privacyUrl.label'),
    description: t('tenants.legalPages.privacyUrl.description'),
  },
  termsUrl: {
    label: t('tenants.legalPages.termsUrl.label'),
    description: t('tenants.legalPages.termsUrl.description'),
  },
  accessibilityUrl: {
    label: t('tenants.legalPages.accessibilityUrl.label'),
    description: t('tenants.legalPages.accessibilityUrl.description'),
  },
}

export const legalTexts = {
  controller: { label: t('tenants.controller'), description: t('tenants.controllerHint') },
  legalGround: { label: t('tenants.legalGround'), description: t('tenants.legalGroundHint') },
}
