import { Stack } from '@mantine/core'
import { type AccountSettings, CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { type ComponentType, use } from 'react'
import { useNavigate } from 'react-router'
import { DomainsSection } from '../../features/domains/DomainsSection.tsx'
import { SecuritySection } from '../../features/factors/SecuritySection.tsx'
import { SessionsSection } from '../../features/sessions/SessionsSection.tsx'
import { CategoriesSection } from '../../features/taxonomy/CategoriesSection.tsx'
import { NotificationsSection, SharingSection } from '../../features/taxonomy/DefaultsSections.tsx'
import { TagsSection } from '../../features/taxonomy/TagsSection.tsx'
import { useSettings } from '../../features/taxonomy/use-settings.ts'
import { BrandingSection } from '../../features/tenants/BrandingSection.tsx'
import { CloseSection } from '../../features/tenants/CloseSection.tsx'
import { CompanySection } from '../../features/tenants/CompanySection.tsx'
import { ProfileSection } from '../../features/users/ProfileSection.tsx'
import { VisitMail } from '../../features/users/VisitMail.tsx'
import { Entry } from '../../frame/entry.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'
import { Framed } from '../Framed.tsx'
import { PasswordSection } from '../PasswordSection.tsx'
import { type Section, Sections } from '../Sections.tsx'

type WithSettings = ComponentType<{ settings: AccountSettings }>

const sections: readonly Section[] = [
  {
    name: 'profile',
    label: 'Profile',
    line: 'Who you are to your colleagues.',
    Body: ProfileSection,
  },
  {
    name: 'password',
    label: 'Password',
    line: 'What you sign in with, beside your e-mail address.',
    Body: PasswordSection,
  },
  {
    name: 'security',
    label: 'Security',
    line: 'What you show beside your password, or in place of it, when you sign in.',
    Body: SecuritySection,
  },
  {
    name: 'sessions',
    label: 'Sessions',
    line: 'Where you are signed in now. End what you do not know.',
    Body: SessionsSection,
  },
  {
    name: 'notifications',
    label: 'Notifications',
    line: 'What people are told of by itself.',
    Body: withSettings(Notifications),
  },
  {
    name: 'company',
    of: 'company',
    label: 'Company',
    line: 'Who you are to your visitors, and what time it is.',
    Body: CompanySection,
    needs: 'tenant.manage',
  },
  {
    name: 'branding',
    of: 'company',
    label: 'Branding',
    line: 'The logo and the colour that Satchel, your mails and the pages of your links wear.',
    Body: BrandingSection,
    needs: 'tenant.manage',
  },
  {
    name: 'domain',
    of: 'company',
    label: 'Short domain',
    line: 'Short links at an address of your own, instead of the one of Satchel.',
    Body: DomainsSection,
    needs: 'taxonomy.manage',
  },
  {
    name: 'categories',
    of: 'company',
    label: 'Categories',
    line: 'What items are classified by, and in which order it is offered.',
    Body: withSettings(Categories),
    needs: 'taxonomy.manage',
  },
  {
    name: 'tags',
    of: 'company',
    label: 'Tags',
    line: 'Words that editors give items as they need them.',
    Body: withSettings(TagsSection),
    needs: 'taxonomy.manage',
  },
  {
    name: 'sharing',
    of: 'company',
    label: 'Sharing defaults',
    line: 'What a new link begins with.',
    Body: withSettings(SharingSection),
    needs: 'taxonomy.manage',
  },
  {
    name: 'close',
    of: 'company',
    label: 'Close account',
    line: 'For good, after thirty days in which you can change your mind.',
    Body: CloseSection,
    needs: 'billing.manage',
  },
]

export default function SettingsPage() {
  return (
    <Framed>
      <Sections title="Settings" sections={sections} to={paths.settings} />
    </Framed>
  )
}

/** Shows the section once the settings of the tenant are there. */
function withSettings(Body: WithSettings): ComponentType {
  return function Loaded() {
    const settings = useSettings()
    if (settings.data) return <Body settings={settings.data} />
    if (settings.isPending) return <RowSkeletons />
    return <LoadProblem title="The settings could not be loaded" query={settings} />
  }
}

function Notifications({ settings }: { settings: AccountSettings }) {
  const mayManage = useMay('taxonomy.manage')
  return (
    <Stack gap="lg">
      <VisitMail />
      {mayManage && <NotificationsSection settings={settings} />}
    </Stack>
  )
}

/** Which of them is shown stands in the address. */
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
