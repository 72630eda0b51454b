import { Stack } from '@mantine/core'
import { type AccountSettings, CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { type ComponentType, use } from 'react'
import { useNavigate } from 'react-router'
import { DomainsSection } from '../../features/domains/DomainsSection.tsx'
import { SecuritySection } from '../../features/factors/SecuritySection.tsx'
import { AppsSection } from '../../features/integrations/apps/AppsSection.tsx'
import { CrmSection } from '../../features/integrations/crm/CrmSection.tsx'
import { KeysSection } from '../../features/integrations/keys/KeysSection.tsx'
import { WebhooksSection } from '../../features/integrations/WebhooksSection.tsx'
import { MutedList } from '../../features/notifications/MutedList.tsx'
import {
  NotificationChoices,
  NotificationDefaults,
  VISIT_MAIL,
} from '../../features/notifications/NotificationChoices.tsx'
import { SearchSection } from '../../features/search/settings/SearchSection.tsx'
import { SessionsSection } from '../../features/sessions/SessionsSection.tsx'
import { CategoriesSection } from '../../features/taxonomy/CategoriesSection.tsx'
import { NotificationsSection, SharingSection } from '../../features/taxonomy/DefaultsSections.tsx'
import { TagsSection } from '../../features/taxonomy/TagsSection.tsx'
import { useSettings } from '../../features/taxonomy/use-settings.ts'
import { BrandingSection } from '../../features/tenants/BrandingSection.tsx'
import { CloseSection } from '../../features/tenants/CloseSection.tsx'
import { CompanySection } from '../../features/tenants/CompanySection.tsx'
import { LegalSection } from '../../features/tenants/LegalSection.tsx'
import { ProfileSection } from '../../features/users/ProfileSection.tsx'
import { VisitMail } from '../../features/users/VisitMail.tsx'
import { FeedAddress } from '../../features/wishes/FeedAddress.tsx'
import { openNewWish } from '../../features/wishes/NewWish.tsx'
import { WishSettings } from '../../features/wishes/settings/WishSettings.tsx'
import { Entry } from '../../frame/entry.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { Framed } from '../Framed.tsx'
import { PasswordSection } from '../PasswordSection.tsx'
import { type Section, Sections } from '../Sections.tsx'

type WithSettings = ComponentType<{ settings: AccountSettings }>

const sections: readonly Section[] = [
  {
    name: 'profile',
    label: t('classic.settings.profile'),
    line: t('classic.settings.howColleaguesSee'),
    Body: ProfileSection,
  },
  {
    name: 'password',
    label: t('classic.settings.password'),
    line: t('classic.settings.changePasswordYouSign'),
    Body: PasswordSection,
  },
  {
    name: 'security',
    label: t('classic.settings.security'),
    line: t('classic.settings.twoStepVerificationAndPasskeys'),
    Body: SecuritySection,
  },
  {
    name: 'sessions',
    label: t('classic.settings.sessions'),
    line: t('classic.settings.signOutSessionsYouDont'),
    Body: Sessions,
  },
  {
    name: 'apps',
    label: t('classic.settings.connectedApps'),
    line: t('classic.settings.appsThatActForYou'),
    Body: AppsSection,
  },
  {
    name: 'notifications',
    label: t('classic.settings.notifications'),
    line: t('classic.settings.defaultNotifications'),
    Body: Notifications,
  },
  {
    name: 'company',
    of: 'company',
    label: t('classic.settings.company'),
    line: t('classic.settings.companyDetailsAndTimeZone'),
    Body: CompanySection,
    needs: 'tenant.manage',
  },
  {
    name: 'branding',
    of: 'company',
    label: t('classic.settings.branding'),
    line: t('classic.settings.logoAndColorInSatchel'),
    Body: BrandingSection,
    needs: 'tenant.manage',
  },
  {
    name: 'legal',
    of: 'company',
    label: t('classic.settings.legal'),
    line: t('classic.settings.legalPagesAndContact'),
    Body: LegalSection,
    needs: 'tenant.manage',
  },
  {
    name: 'domain',
    of: 'company',
    label: t('classic.settings.shortDomain'),
    line: t('classic.settings.takeYourOwnDomain'),
    Body: DomainsSection,
    needs: 'taxonomy.manage',
  },
  {
    name: 'categories',
    of: 'company',
    label: t('classic.settings.categories'),
    line: t('classic.settings.valuesUsedToClassifyItems'),
    Body: withSettings(Categories),
    needs: 'taxonomy.manage',
  },
  {
    name: 'tags',
    of: 'company',
    label: t('classic.settings.tags'),
    line: t('classic.settings.freeFormLabelsThatEditors'),
    Body: withSettings(TagsSection),
    needs: 'taxonomy.manage',
  },
  {
    name: 'search',
    of: 'company',
    label: t('classic.settings.search'),
    line: t('classic.settings.whatPeopleDidNotFind'),
    Body: SearchSettings,
    needs: 'taxonomy.manage',
  },
  {
    name: 'wishlist',
    of: 'company',
    label: t('classic.settings.wishlist'),
    line: t('classic.settings.approvalAndStatuses'),
    Body: WishSettings,
    needs: 'taxonomy.manage',
  },
  {
    name: 'sharing',
    of: 'company',
    label: t('classic.settings.sharingDefaults'),
    line: t('classic.settings.defaultOptionsForNewLinks'),
    Body: withSettings(SharingSection),
    needs: 'taxonomy.manage',
  },
  {
    name: 'notification-defaults',
    of: 'company',
    label: t('classic.settings.notificationDefaults'),
    line: t('classic.settings.whatPeopleAreNotifiedOf'),
    Body: withSettings(TeamNotifications),
    needs: 'taxonomy.manage',
  },
  {
    name: 'api-keys',
    of: 'company',
    label: t('classic.settings.apiKeys'),
    line: t('classic.settings.letOtherProgramsIn'),
    Body: KeysSection,
    needs: 'tenant.manage',
  },
  {
    name: 'webhooks',
    of: 'company',
    label: t('classic.settings.webhooks'),
    line: t('classic.settings.sendEventsElsewhere'),
    Body: WebhooksSection,
    needs: 'tenant.manage',
  },
  {
    name: 'crm',
    of: 'company',
    label: t('classic.settings.crm'),
    line: t('classic.settings.sendReadingsToCrm'),
    Body: CrmSection,
    needs: 'tenant.manage',
  },
  {
    name: 'close',
    of: 'company',
    label: t('classic.settings.closeAccount'),
    line: t('classic.settings.deleteAccountAfter30Day'),
    Body: CloseSection,
    needs: 'billing.manage',
  },
]

export default function SettingsPage() {
  return (
    <Framed>
      <Sections title={t('classic.settings.settings')} sections={sections} to={paths.settings} />
    </Framed>
  )
}

/** Shows the section once the tenant's settings are loaded. */
function withSettings(Body: WithSettings): ComponentType {
  return function Loaded() {
    const settings = useSettings()
    if (settings.data) return <Body settings={settings.data} />
    if (settings.isPending) return <RowSkeletons />
    return <LoadProblem title={t('classic.settings.couldntLoadTheSettings')} query={settings} />
  }
}

/** Lists what gives access to one's account: sessions, and personal addresses. */
function Sessions() {
  return (
    <>
      <SessionsSection />
      <FeedAddress />
    </>
  )
}

function Notifications() {
  return (
    <Stack gap="lg">
      <NotificationChoices />
      <div id={VISIT_MAIL}>
        <VisitMail />
      </div>
      <MutedList />
    </Stack>
  )
}

function TeamNotifications({ settings }: { settings: AccountSettings }) {
  return (
    <Stack gap="lg">
      <NotificationDefaults />
      <NotificationsSection settings={settings} />
    </Stack>
  )
}

/** Search settings, where a search without results can become a wish. */
function SearchSettings() {
  return (
    <SearchSection
      onWish={(term) => openNewWish({ title: term, term })}
      wishTo={(wish) => paths.wishlist({ wish })}
    />
  )
}

/** The categories; the URL says which one is shown. */
function Categories({ settings }: { settings: AccountSettings }) {
  const navigate = useNavigate()
  const params = new URLSearchParams(use(Entry).place.search)
  const category = CATEGORIES.find((each) => each === params.get('category')) ?? CATEGORIES[0]
  return (
    <CategoriesSection
      settings={settings}
      category={category}
      onCategory={(next) =>
        void navigate(paths.settings({ section: 'categories', category: next }))
      }
    />
  )
}
