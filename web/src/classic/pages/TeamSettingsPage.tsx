import { Stack } from '@mantine/core'
import { LostFactors } from '../../features/factors/LostFactors.tsx'
import { SecondFactorRule } from '../../features/factors/SecondFactorRule.tsx'
import { PartnersSection } from '../../features/partners/PartnersSection.tsx'
import { SessionRules } from '../../features/sessions/SessionRules.tsx'
import { SsoSection } from '../../features/sso/SsoSection.tsx'
import { PeopleSection } from '../../features/users/PeopleSection.tsx'
import { RightsSection } from '../../features/users/RightsSection.tsx'
import { paths } from '../../lib/paths.ts'
import { AuditLog } from '../AuditLog.tsx'
import { Framed } from '../Framed.tsx'
import { type Section, Sections } from '../Sections.tsx'

const sections: readonly Section[] = [
  {
    name: 'people',
    label: 'People',
    line: 'Everybody who signs in here, and what they may do.',
    Body: PeopleSection,
  },
  {
    name: 'rights',
    label: 'Roles and rights',
    line: 'What each role may do. The server checks it at every call.',
    Body: RightsSection,
  },
  {
    name: 'sign-in',
    label: 'Sign-in rules',
    line: 'What everybody here keeps to when they sign in.',
    Body: SignInRules,
    needs: 'sign-in.manage',
  },
  {
    name: 'single-sign-on',
    label: 'Single sign-on',
    line: 'Sign in with the accounts of your company, by OpenID Connect or SAML.',
    Body: SsoSection,
    needs: 'sign-in.manage',
  },
  {
    name: 'audit',
    label: 'Audit log',
    line: 'Who did what, when, and from where. It is added to and never changed.',
    Body: AuditLog,
    needs: 'audit.read',
  },
  {
    name: 'partners',
    label: 'Partners',
    line: 'Companies you bring in, on trial terms of their own.',
    Body: PartnersSection,
    needs: 'partners.manage',
  },
]

function SignInRules() {
  return (
    <Stack>
      <SecondFactorRule />
      <SessionRules />
      <LostFactors />
    </Stack>
  )
}

export default function TeamSettingsPage() {
  return (
    <Framed>
      <Sections title="Team" sections={sections} to={paths.teamSettings} />
    </Framed>
  )
}
