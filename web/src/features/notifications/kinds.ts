import type { NotificationKind } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconAlertTriangle,
  IconAt,
  IconBookmark,
  IconCalendarDue,
  IconCheckbox,
  IconDeviceLaptop,
  IconDownload,
  IconEye,
  IconFileImport,
  IconForms,
  IconInbox,
  IconListCheck,
  IconMessage,
  IconMessageQuestion,
  IconPlugOff,
  IconQuoteOff,
  IconReplace,
  IconShieldQuestion,
  IconSignature,
  IconSparkles,
  IconStack2,
  IconUserCheck,
  IconUserPlus,
  IconUsersPlus,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'

interface Kind {
  label: string
  icon: TablerIcon
}

export const KINDS: Readonly<Record<NotificationKind, Kind>> = {
  'share-view': { label: t('notifications.kind.shareView'), icon: IconEye },
  'share-reply': { label: t('notifications.kind.shareReply'), icon: IconMessage },
  'file-received': { label: t('notifications.kind.fileReceived'), icon: IconInbox },
  'question-asked': {
    label: t('notifications.kind.questionAsked'),
    icon: IconMessageQuestion,
  },
  'plan-changed': { label: t('notifications.kind.planChanged'), icon: IconListCheck },
  'link-passed-on': { label: t('notifications.kind.linkPassedOn'), icon: IconUsersPlus },
  'answer-changed': { label: t('notifications.kind.answerChanged'), icon: IconQuoteOff },
  'agreement-accepted': {
    label: t('notifications.kind.agreementAccepted'),
    icon: IconSignature,
  },
  'site-viewed': { label: t('notifications.kind.siteViewed'), icon: IconWorld },
  'cta-submission': { label: t('notifications.kind.ctaSubmission'), icon: IconForms },
  'cta-held': { label: t('notifications.kind.ctaHeld'), icon: IconShieldQuestion },
  'wish-created': { label: t('notifications.kind.wishCreated'), icon: IconSparkles },
  'wish-status': { label: t('notifications.kind.wishStatus'), icon: IconCheckbox },
  'wish-comment': { label: t('notifications.kind.wishComment'), icon: IconMessage },
  'wish-mention': { label: t('notifications.kind.wishMention'), icon: IconAt },
  'wish-assigned': { label: t('notifications.kind.wishAssigned'), icon: IconUserCheck },
  'item-expiring': { label: t('notifications.kind.itemExpiring'), icon: IconCalendarDue },
  'item-broken': { label: t('notifications.kind.itemBroken'), icon: IconAlertTriangle },
  'item-replaced': { label: t('notifications.kind.itemReplaced'), icon: IconReplace },
  'collection-changed': { label: t('notifications.kind.collectionChanged'), icon: IconStack2 },
  'saved-search': { label: t('notifications.kind.savedSearch'), icon: IconBookmark },
  'import-finished': { label: t('notifications.kind.importFinished'), icon: IconFileImport },
  'export-finished': { label: t('notifications.kind.exportFinished'), icon: IconDownload },
  'crm-paused': { label: t('notifications.kind.crmPaused'), icon: IconPlugOff },
  'invitation-accepted': { label: t('notifications.kind.invitationAccepted'), icon: IconUserPlus },
  'new-sign-in': { label: t('notifications.kind.newSignIn'), icon: IconDeviceLaptop },
}

/** Labels of kinds about things of other people. */
export const THEIRS: Readonly<Record<NotificationKind, string>> = {
  'share-view': t('notifications.kind.theirLinks'),
  'share-reply': t('notifications.kind.shareReply'),
  'file-received': t('notifications.kind.theirFileReceived'),
  'question-asked': t('notifications.kind.theirQuestionAsked'),
  'plan-changed': t('notifications.kind.theirPlanChanged'),
  'link-passed-on': t('notifications.kind.theirLinkPassedOn'),
  'answer-changed': t('notifications.kind.theirAnswerChanged'),
  'agreement-accepted': t('notifications.kind.theirAgreementAccepted'),
  'site-viewed': t('notifications.kind.theirSites'),
  'cta-submission': t('notifications.kind.theirSubmissions'),
  'cta-held': t('notifications.kind.theirHeld'),
  'wish-created': t('notifications.kind.wishCreated'),
  'wish-status': t('notifications.kind.theirWishStatus'),
  'wish-comment': t('notifications.kind.theirWishComments'),
  'wish-mention': t('notifications.kind.theirMentions'),
  'wish-assigned': t('notifications.kind.theirAssignments'),
  'item-expiring': t('notifications.kind.theirItems'),
  'item-broken': t('notifications.kind.theirWebLinks'),
  'item-replaced': t('notifications.kind.theirFiles'),
  'collection-changed': t('notifications.kind.theirCollections'),
  'saved-search': t('notifications.kind.theirSearches'),
  'import-finished': t('notifications.kind.theirImports'),
  'export-finished': t('notifications.kind.theirExports'),
  'crm-paused': t('notifications.kind.crmPaused'),
  'invitation-accepted': t('notifications.kind.theirInvitations'),
  'new-sign-in': t('notifications.kind.theirSignIns'),
}

/** Groups in the order of the settings. */
export const GROUPS: readonly { label: string; kinds: readonly NotificationKind[] }[] = [
  {
    label: t('notifications.kind.linksAndSites'),
    kinds: [
      'share-view',
      'share-reply',
      'file-received',
      'question-asked',
      'plan-changed',
      'link-passed-on',
      'answer-changed',
      'agreement-accepted',
      'site-viewed',
      'cta-submission',
      'cta-held',
    ],
  },
  {
    label: t('notifications.kind.content'),
    kinds: [
      'item-expiring',
      'item-broken',
      'item-replaced',
      'collection-changed',
      'saved-search',
      'import-finished',
      'export-finished',
    ],
  },
  {
    label: t('notifications.kind.wishlist'),
    kinds: ['wish-mention', 'wish-assigned', 'wish-status', 'wish-comment', 'wish-created'],
  },
  {
    label: t('notifications.kind.account'),
    kinds: ['crm-paused', 'invitation-accepted', 'new-sign-in'],
  },
]
