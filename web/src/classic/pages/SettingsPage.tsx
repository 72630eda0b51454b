import { Stack } from '@mantine/core'
import { type AccountSettings, CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { type ComponentType, use } from 'react'
import { useNavigate } from 'react-router'
import { AgreementsSection } from '../../features/agreements/AgreementsSection.tsx'
import { AppsSection } from '../../features/api-keys/apps/AppsSection.tsx'
import { KeysSection } from '../../features/api-keys/KeysSection.tsx'
import { CrmSection } from '../../features/crm/CrmSection.tsx'
import { DomainsSection } from '../../features/domains/DomainsSection.tsx'
import { SecuritySection } from '../../features/factors/SecuritySection.tsx'
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
import { ScanLanguages } from '../../features/taxonomy/ScanLanguages.tsx'
import { TagsSection } from '../../features/taxonomy/TagsSection.tsx'
import { useSettings } from '../../features/taxonomy/use-settings.ts'
import { BrandingSection } from '../../features/tenants/BrandingSection.tsx'
import { CloseSection } from '../../features/tenants/CloseSection.tsx'
import { CompanySection } from '../../features/tenants/CompanySection.tsx'
import { LegalSection } from '../../features/tenants/LegalSection.tsx'
import { ProfileSection } from '../../features/users/ProfileSection.tsx'
import { VisitMail } from '../../features/users/VisitMail.tsx'
import { ChatSection, WebhooksSection } from '../../features/webhooks/WebhooksSection.tsx'
import { FeedAddress } from '../../features/wishes/FeedAddress.tsx'
import { openNewWish } from '../../features/wishes/NewWish.tsx'
import { WishSettings } from '../../features/wishes/settings/WishSettings.tsx'
import { Entry } from '../../frame/entry.ts'
import type { SectionNames } from '../../frame/settings-places.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { PasswordSection } from '../PasswordSection.tsx'
import { Sections } from '../settings/Sections.tsx'

type WithSettings = ComponentType<{ settings: AccountSettings }>

const bodies: Readonly<Record<SectionNames['settings'], ComponentType>> = {
  profile: ProfileSection,
  password: PasswordSection,
  security: SecuritySection,
  sessions: Sessions,
  apps: AppsSection,
  notifications: Notifications,
  company: CompanySection,
  branding: BrandingSection,
  categories: withSettings(Categories),
  tags: withSettings(TagsSection),
  search: withSettings(SearchSettings),
  wishlist: WishSettings,
  'notification-defaults': withSettings(TeamNotifications),
  close: CloseSection,
  sharing: withSettings(Sharing),
  domain: DomainsSection,
  legal: LegalSection,
  chat: ChatSection,
  webhooks: WebhooksSection,
  crm: CrmSection,
  'api-keys': KeysSection,
}

export default function SettingsPage() {
  return <Sections title={t('frame.settings.settings')} page="settings" bodies={bodies} />
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

/** Defaults of new links, and what they can ask visitors to agree to. */
function Sharing({ settings }: { settings: AccountSettings }) {
  return (
    <Stack gap="xl">
      <SharingSection settings={settings} />
      <AgreementsSection />
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
function SearchSettings({ settings }: { settings: AccountSettings }) {
  return (
    <Stack gap="xl">
      <ScanLanguages settings={settings} />
      <SearchSection
        onWish={(term) => openNewWish({ title: term, term })}
        wishTo={(wish) => paths.wishlist({ wish })}
      />
    </Stack>
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
