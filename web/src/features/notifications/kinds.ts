import type { NotificationKind } from '@satchel/contract/notifications.ts'
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
  IconMessage,
  IconPlugOff,
  IconReplace,
  IconShieldQuestion,
  IconSparkles,
  IconStack2,
  IconUserCheck,
  IconUserPlus,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react'
import * as labels from './kind-labels.ts'

interface Kind {
  label: string
  icon: TablerIcon
}

export const KINDS: Readonly<Record<NotificationKind, Kind>> = {
  'share-view': { label: labels.shareView, icon: IconEye },
  'share-reply': { label: labels.shareReply, icon: IconMessage },
  'site-viewed': { label: labels.siteViewed, icon: IconWorld },
  'cta-submission': { label: labels.ctaSubmission, icon: IconForms },
  'cta-held': { label: labels.ctaHeld, icon: IconShieldQuestion },
  'wish-created': { label: labels.wishCreated, icon: IconSparkles },
  'wish-status': { label: labels.wishStatus, icon: IconCheckbox },
  'wish-comment': { label: labels.wishComment, icon: IconMessage },
  'wish-mention': { label: labels.wishMention, icon: IconAt },
  'wish-assigned': { label: labels.wishAssigned, icon: IconUserCheck },
  'item-expiring': { label: labels.itemExpiring, icon: IconCalendarDue },
  'item-broken': { label: labels.itemBroken, icon: IconAlertTriangle },
  'item-replaced': { label: labels.itemReplaced, icon: IconReplace },
  'collection-changed': { label: labels.collectionChanged, icon: IconStack2 },
  'saved-search': { label: labels.savedSearch, icon: IconBookmark },
  'import-finished': { label: labels.importFinished, icon: IconFileImport },
  'export-finished': { label: labels.exportFinished, icon: IconDownload },
  'crm-paused': { label: labels.crmPaused, icon: IconPlugOff },
  'invitation-accepted': { label: labels.invitationAccepted, icon: IconUserPlus },
  'new-sign-in': { label: labels.newSignIn, icon: IconDeviceLaptop },
}

/** Labels of kinds about things of other people. */
export const THEIRS: Readonly<Record<NotificationKind, string>> = {
  'share-view': labels.theirLinks,
  'share-reply': labels.shareReply,
  'site-viewed': labels.theirSites,
  'cta-submission': labels.theirSubmissions,
  'cta-held': labels.theirHeld,
  'wish-created': labels.wishCreated,
  'wish-status': labels.theirWishStatus,
  'wish-comment': labels.theirWishComments,
  'wish-mention': labels.theirMentions,
  'wish-assigned': labels.theirAssignments,
  'item-expiring': labels.theirItems,
  'item-broken': labels.theirWebLinks,
  'item-replaced': labels.theirFiles,
  'collection-changed': labels.theirCollections,
  'saved-search': labels.theirSearches,
  'import-finished': labels.theirImports,
  'export-finished': labels.theirExports,
  'crm-paused': labels.crmPaused,
  'invitation-accepted': labels.theirInvitations,
  'new-sign-in': labels.theirSignIns,
}

/** Groups in the order of the settings. */
export const GROUPS: readonly { label: string; kinds: readonly NotificationKind[] }[] = [
  {
    label: labels.linksAndSites,
    kinds: ['share-view', 'share-reply', 'site-viewed', 'cta-submission', 'cta-held'],
  },
  {
    label: labels.content,
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
    label: labels.wishlist,
    kinds: ['wish-mention', 'wish-assigned', 'wish-status', 'wish-comment', 'wish-created'],
  },
  { label: labels.account, kinds: ['crm-paused', 'invitation-accepted', 'new-sign-in'] },
]
