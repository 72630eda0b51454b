import { t } from '@satchel/messages/t.ts'
import type { SectionName } from '../../frame/settings-places.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'

export interface SectionLines {
  /** Description in one sentence. */
  line: string
  /** Labels of what is inside, by which the section is found too. */
  inside?: readonly string[]
}

/** Lines of each section of the settings. */
export const SECTION_LINES: Readonly<Record<SectionName, SectionLines>> = {
  profile: {
    line: t('classic.settings.howColleaguesSee'),
    inside: [
      t('ui.name'),
      t('users.photo'),
      t('users.language'),
      t('users.email'),
      t('users.myRole'),
      t('users.tableFormLabel'),
      t('users.shareUsage'),
    ],
  },
  password: { line: t('classic.settings.changePasswordYouSign') },
  security: {
    line: t('classic.settings.twoStepVerificationAndPasskeys'),
    inside: [t('factors.passkeys'), t('factors.authenticatorApp'), t('factors.recoveryCodes')],
  },
  sessions: {
    line: t('classic.settings.signOutSessionsYouDont'),
    inside: [t('wishes.feedOfWishes')],
  },
  apps: { line: t('classic.settings.appsThatActForYou') },
  notifications: {
    line: t('classic.settings.defaultNotifications'),
    inside: [
      t('notifications.summaryEmail'),
      t('users.visitEmails'),
      t('notifications.muted'),
      t('notifications.kind.shareView'),
      t('notifications.kind.shareReply'),
      t('notifications.kind.newSignIn'),
    ],
  },
  company: {
    line: t('classic.settings.companyDetailsAndTimeZone'),
    inside: [
      t('ui.name'),
      t('tenants.website'),
      t('tenants.timeZone'),
      t('tenants.language'),
      t('tenants.embedOrigins'),
    ],
  },
  branding: {
    line: t('classic.settings.logoAndColorInSatchel'),
    inside: [t('tenants.logo'), t('tenants.color')],
  },
  categories: {
    line: t('classic.settings.valuesUsedToClassifyItems'),
    inside: [...Object.values(CATEGORY_LABELS), t('taxonomy.requiredOnUpload')],
  },
  tags: { line: t('classic.settings.freeFormLabelsThatEditors'), inside: [t('taxonomy.merge')] },
  search: {
    line: t('classic.settings.whatPeopleDidNotFind'),
    inside: [t('search.settings.synonymsHeading'), t('search.settings.searchesWithoutResults')],
  },
  wishlist: {
    line: t('classic.settings.approvalAndStatuses'),
    inside: [
      t('wishes.needsApproval'),
      t('wishes.moderation.trustedPeople'),
      t('wishes.statusNames'),
    ],
  },
  'notification-defaults': {
    line: t('classic.settings.whatPeopleAreNotifiedOf'),
    inside: [t('taxonomy.notifyOnEachView'), t('notifications.summaryEmail')],
  },
  close: { line: t('classic.settings.deleteAccountAfter30Day') },
  sharing: {
    line: t('classic.settings.defaultOptionsForNewLinks'),
    inside: [
      t('taxonomy.allowDownload'),
      t('taxonomy.downloadAsPdf'),
      t('taxonomy.keepVisits'),
      t('agreements.title'),
    ],
  },
  domain: {
    line: t('classic.settings.takeYourOwnDomain'),
    inside: [t('domains.redirectUnknownAddresses'), t('domains.redirectBareDomain')],
  },
  legal: {
    line: t('classic.settings.legalPagesAndContact'),
    inside: [
      t('tenants.legalPages.termsUrl.label'),
      t('tenants.legalPages.accessibilityUrl.label'),
      t('tenants.controller'),
      t('tenants.legalGround'),
    ],
  },
  chat: {
    line: t('classic.settings.messagesInChannels'),
    inside: [t('webhooks.chat.quietHours'), t('webhooks.chat.timings.digest')],
  },
  webhooks: {
    line: t('classic.settings.sendEventsElsewhere'),
    inside: [t('webhooks.secret'), t('webhooks.deliveries'), t('webhooks.replay')],
  },
  crm: { line: t('classic.settings.sendReadingsToCrm') },
  'api-keys': { line: t('classic.settings.letOtherProgramsIn') },
  people: {
    line: t('classic.team.everyoneWithAccess'),
    inside: [
      t('users.invitePeople'),
      t('users.changeRole'),
      t('users.deactivate'),
      t('users.transferContent'),
      t('users.transferOwnership'),
    ],
  },
  rights: { line: t('classic.team.whatEachRoleCanDo') },
  'sign-in': {
    line: t('classic.team.rulesEveryoneFollowsWhenSigning'),
    inside: [
      t('factors.requireTwoStepVerification'),
      t('sessions.signOutAllSessionsAfter'),
      t('sessions.signOutInactiveSessionsAfter'),
      t('factors.resetTwoStepVerification'),
    ],
  },
  'single-sign-on': {
    line: t('classic.team.signInWithCompanyAccounts'),
    inside: [t('sso.entraId'), t('sso.emailDomains'), t('sso.directorySyncScim')],
  },
  audit: { line: t('classic.team.auditLogLine') },
  errors: { line: t('classic.team.errorsLine'), inside: [t('monitoring.ownTools')] },
  partners: { line: t('classic.team.partnersLine'), inside: [t('partners.partnerCodes')] },
  server: { line: t('classic.team.whatWorksOnTheServer') },
  setup: {
    line: t('classic.team.whatNewServerNeeds'),
    inside: [t('doctor.topics.mail'), t('doctor.topics.address'), t('doctor.topics.backup')],
  },
  companies: {
    line: t('classic.team.everyCompanyOnThisServer'),
    inside: [t('companies.plan'), t('companies.limits'), t('companies.suspend')],
  },
}
