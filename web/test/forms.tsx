import { changeSignInRules, getSignInRules } from '@satchel/contract/accounts/factors.ts'
import { getPasswordState } from '@satchel/contract/accounts/passwords.ts'
import { listAgreements } from '@satchel/contract/agreements.ts'
import { type CrmConnection, updateCrm } from '@satchel/contract/crm.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import {
  changeNotificationDefaults,
  changeNotificationSettings,
  getNotificationDefaults,
  getNotificationSettings,
  KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationSettings,
} from '@satchel/contract/notifications.ts'
import type { CompanyDetails } from '@satchel/contract/operator.ts'
import { listShortDomains, type ShortDomain } from '@satchel/contract/tenants/domains.ts'
import { changeMailWishes, getMailWishes } from '@satchel/contract/users.ts'
import { getWishSettings } from '@satchel/contract/wishes/settings.ts'
import type { ReactNode } from 'react'
import { PasswordSection } from '../src/classic/PasswordSection.tsx'
import { AgreementsSection } from '../src/features/agreements/AgreementsSection.tsx'
import { CompanyLimits } from '../src/features/companies/CompanyLimits.tsx'
import { AnswerForm } from '../src/features/conversations/AnswerForm.tsx'
import { CrmChoices } from '../src/features/crm/CrmChoices.tsx'
import { CtaBuilder } from '../src/features/ctas/builder/CtaBuilder.tsx'
import { DomainsSection } from '../src/features/domains/DomainsSection.tsx'
import { SecondFactorRule } from '../src/features/factors/SecondFactorRule.tsx'
import { SavePreset } from '../src/features/links/options/SavePreset.tsx'
import type { usePresets } from '../src/features/links/options/use-presets.ts'
import {
  NotificationChoices,
  NotificationDefaults,
} from '../src/features/notifications/NotificationChoices.tsx'
import { TermsForm } from '../src/features/search/settings/TermsForm.tsx'
import { DirectorySync } from '../src/features/sso/DirectorySync.tsx'
import { OidcForm } from '../src/features/sso/OidcForm.tsx'
import { PeopleForm } from '../src/features/sso/PeopleForm.tsx'
import { SamlForm } from '../src/features/sso/SamlForm.tsx'
import { SsoDomains } from '../src/features/sso/SsoDomains.tsx'
import { BrandingSection } from '../src/features/tenants/BrandingSection.tsx'
import { CompanySection } from '../src/features/tenants/CompanySection.tsx'
import { LegalSection } from '../src/features/tenants/LegalSection.tsx'
import { VisitMail } from '../src/features/users/VisitMail.tsx'
import { CommentForm } from '../src/features/wishes/detail/CommentForm.tsx'
import { WishSettings } from '../src/features/wishes/settings/WishSettings.tsx'
import { type Answered, answers } from './contract-server.ts'
import { itemId } from './items.ts'
import { providerOf } from './sso.ts'
import { wishSettings } from './wishes.ts'

const AT = '2026-11-20T10:00:00.000Z'

interface Form {
  name: string
  content: ReactNode
  /** Label of a text field. */
  field: RegExp
  text: string
  /** Name of the button that opens it. */
  opens?: string
  replies?: readonly Answered[]
}

const domain: ShortDomain = {
  version: 1,
  domain: 'go.northwind.test',
  status: 'confirmed',
  isInUse: true,
  detail: null,
  records: [],
  rootUrl: null,
  notFoundUrl: null,
  createdAt: AT,
  checkedAt: null,
  confirmedAt: AT,
}
const domains = [answers(listShortDomains, { items: [domain] })]

const company: CompanyDetails = {
  id: itemId(7),
  name: 'Strangers',
  status: 'active',
  plan: null,
  isConfirmed: true,
  isOperator: false,
  people: 3,
  items: 1_200,
  storageBytes: 2_000_000_000,
  visits30Days: 40,
  lastActivityAt: AT,
  createdAt: AT,
  closesAt: null,
  suspension: null,
  usage: { seats: 3, items: 1_200, storageBytes: 2_000_000_000, links: 7, shortDomains: 0 },
  limits: { seats: null, items: null, storageBytes: null, links: null, shortDomains: null },
  ownLimits: [],
}

const presets = {
  presets: [],
  save: async () => ({ id: itemId(5) }),
} as unknown as ReturnType<typeof usePresets>

const visitor = {
  key: 'v',
  linkId: itemId(8),
  conversationId: itemId(9),
  name: 'Vera',
  text: 'What about 500 meters?',
  email: 'vera@acme.test',
  itemName: 'Prices',
}

/** Forms of pages that are saved by a button. */
export const SAVED_BY_BUTTON: readonly Form[] = [
  { name: 'Company', content: <CompanySection />, field: /^Website/, text: 'acme.test' },
  { name: 'Branding', content: <BrandingSection />, field: /color/i, text: '#aa3300' },
  { name: 'Legal', content: <LegalSection />, field: /^Imprint/, text: 'https://acme.test' },
  {
    name: 'OpenID Connect',
    content: <OidcForm connection={providerOf()} />,
    field: /^Client ID/,
    text: 'another',
  },
  {
    name: 'SAML',
    content: <SamlForm connection={providerOf({ kind: 'saml' })} />,
    field: /sign-in URL/i,
    text: 'https://idp.test/sign-in',
  },
  {
    name: 'Roles by claim',
    content: (
      <PeopleForm
        connection={providerOf({ roleClaim: 'groups', roles: [{ value: 'a', role: 'viewer' }] })}
      />
    ),
    field: /^Value 1/,
    text: 'marketing',
  },
  {
    name: 'Email domains',
    content: <SsoDomains domains={[]} connections={[]} />,
    field: /^Add a domain/i,
    text: 'acme.test',
  },
  {
    name: 'Directory sync',
    content: <DirectorySync baseUrl="https://satchel.test/scim" tokens={[]} />,
    field: /^New token/,
    text: 'Entra ID',
  },
  {
    name: 'New domain',
    content: <DomainsSection />,
    field: /^New domain/,
    text: 'go.acme.test',
    replies: domains,
  },
  {
    name: 'Redirects of a domain',
    content: <DomainsSection />,
    field: /bare domain/i,
    text: 'https://acme.test',
    replies: domains,
  },
  {
    name: 'Limits of a company',
    content: <CompanyLimits company={company} />,
    field: /^Items/,
    text: '10',
  },
  {
    name: 'Synonyms',
    content: <TermsForm action="Add" save={async () => {}} />,
    field: /^Terms/,
    text: 'lorry, truck',
  },
  {
    name: 'Names of statuses',
    content: <WishSettings />,
    field: /^Name of “Open/,
    text: 'To do',
    replies: [answers(getWishSettings, wishSettings)],
  },
  {
    name: 'CTA',
    content: <CtaBuilder cta={null} onCreated={() => {}} renderPreview={() => null} />,
    field: /^Name/,
    text: 'Spring demo',
  },
  {
    name: 'Preset of link options',
    content: <SavePreset of={presets} options={{}} onSaved={() => {}} />,
    opens: 'Save as preset',
    field: /^Preset name/,
    text: 'Customers',
  },
  {
    name: 'Agreement',
    content: <AgreementsSection />,
    opens: 'Add agreement',
    field: /^Text/,
    text: 'What is shown is confidential.',
    replies: [answers(listAgreements, { items: [], nextCursor: null })],
  },
  {
    name: 'Answer to a visitor',
    content: <AnswerForm addressees={[visitor]} hasFocus={false} pickItems={() => {}} />,
    field: /^Answer/,
    text: 'Yes, 500 meters too',
  },
  {
    name: 'Comment on a wish',
    content: <CommentForm wishId={itemId(1)} />,
    field: /comment/i,
    text: 'Me too',
  },
  {
    name: 'Password',
    content: <PasswordSection />,
    field: /^New password/,
    text: 'correct horse battery',
    replies: [answers(getPasswordState, { isSet: true, changedAt: null })],
  },
]

interface Choice {
  name: string
  content: ReactNode
  /** Name of a box, switch or option. */
  control: RegExp
  saves: Endpoint
  replies: readonly Answered[]
}

const notifications: NotificationSettings = {
  kinds: KIND_NAMES.map((kind) => ({ kind, ...NOTIFICATION_KINDS[kind] })),
  digest: 'none',
}

const crm: CrmConnection = {
  kind: 'hubspot',
  accountId: '4711',
  accountName: 'acme.example',
  confirmedOnly: true,
  sendsReadings: true,
  sendsLeads: false,
  pausedReason: null,
  pausedAt: null,
  waiting: 0,
  restsUntil: null,
  connectedBy: null,
  connectedAt: AT,
}

/** Choices that are saved at once. */
export const SAVED_AT_ONCE: readonly Choice[] = [
  {
    name: 'My notifications',
    content: <NotificationChoices />,
    control: /^Every Monday/,
    saves: changeNotificationSettings,
    replies: [
      answers(getNotificationSettings, notifications),
      answers(changeNotificationSettings, { ...notifications, digest: 'weekly' }),
    ],
  },
  {
    name: 'Default notifications',
    content: <NotificationDefaults />,
    control: /^Every Monday/,
    saves: changeNotificationDefaults,
    replies: [
      answers(getNotificationDefaults, notifications),
      answers(changeNotificationDefaults, { ...notifications, digest: 'weekly' }),
    ],
  },
  {
    name: 'Emails about visits',
    content: <VisitMail />,
    control: /^Never/,
    saves: changeMailWishes,
    replies: [
      answers(getMailWishes, { visitMail: 'each' }),
      answers(changeMailWishes, { visitMail: 'none' }),
    ],
  },
  {
    name: 'What a CRM is sent',
    content: <CrmChoices connection={crm} />,
    control: /readings/i,
    saves: updateCrm,
    replies: [answers(updateCrm, { ...crm, sendsReadings: false })],
  },
  {
    name: 'Second factor for all',
    content: <SecondFactorRule />,
    control: /two-step/i,
    saves: changeSignInRules,
    replies: [
      answers(getSignInRules, { secondFactor: false, without: 0 }),
      answers(changeSignInRules, { secondFactor: true, without: 0 }),
    ],
  },
]
