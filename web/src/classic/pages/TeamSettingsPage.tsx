import { Stack } from '@mantine/core'
import { CompaniesSection } from '../../features/companies/CompaniesSection.tsx'
import { DoctorSection } from '../../features/doctor/DoctorSection.tsx'
import { LostFactors } from '../../features/factors/LostFactors.tsx'
import { SecondFactorRule } from '../../features/factors/SecondFactorRule.tsx'
import { PartnersSection } from '../../features/partners/PartnersSection.tsx'
import { SessionRules } from '../../features/sessions/SessionRules.tsx'
import { SsoSection } from '../../features/sso/SsoSection.tsx'
import { PeopleSection } from '../../features/users/PeopleSection.tsx'
import { RightsSection } from '../../features/users/RightsSection.tsx'
import { paths } from '../../lib/paths.ts'
import { AuditLog } from '../AuditLog.tsx'
import { ErrorLog } from '../ErrorLog.tsx'
import { Framed } from '../Framed.tsx'
import * as labels from '../labels/team.ts'
import { type Section, Sections } from '../Sections.tsx'

const sections: readonly Section[] = [
  {
    name: 'people',
    label: labels.people,
    line: labels.everyoneWithAccess,
    Body: PeopleSection,
  },
  {
    name: 'rights',
    label: labels.rolesAndRights,
    line: labels.whatEachRoleCanDo,
    Body: RightsSection,
  },
  {
    name: 'sign-in',
    label: labels.signInRules,
    line: labels.rulesEveryoneFollowsWhenSigning,
    Body: SignInRules,
    needs: 'sign-in.manage',
  },
  {
    name: 'single-sign-on',
    label: labels.singleSign,
    line: labels.signInWithCompanyAccounts,
    Body: SsoSection,
    needs: 'sign-in.manage',
  },
  {
    name: 'audit',
    label: labels.auditLog,
    line: labels.whoDidWhatWhen,
    Body: AuditLog,
    needs: 'audit.read',
  },
  {
    name: 'errors',
    label: labels.errors,
    line: labels.errorsPeopleRanInto,
    Body: ErrorLog,
    needs: 'errors.manage',
  },
  {
    name: 'server',
    label: labels.server,
    line: labels.whatWorksOnTheServer,
    Body: DoctorSection,
    needs: 'errors.manage',
    isOperators: true,
  },
  {
    name: 'companies',
    label: labels.companies,
    line: labels.everyCompanyOnThisServer,
    Body: CompaniesSection,
    needs: 'billing.manage',
    isOperators: true,
  },
  {
    name: 'partners',
    label: labels.partners,
    line: labels.companiesYouReferWithTheir,
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
      <Sections title={labels.team} sections={sections} to={paths.teamSettings} />
    </Framed>
  )
}
