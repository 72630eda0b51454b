import { Stack } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { CompaniesSection } from '../../features/companies/CompaniesSection.tsx'
import { DoctorSection } from '../../features/doctor/DoctorSection.tsx'
import { SetupSection } from '../../features/doctor/SetupSection.tsx'
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
import { type Section, Sections } from '../Sections.tsx'

const sections: readonly Section[] = [
  {
    name: 'people',
    label: t('classic.team.people'),
    line: t('classic.team.everyoneWithAccess'),
    Body: PeopleSection,
  },
  {
    name: 'rights',
    label: t('classic.team.rolesAndRights'),
    line: t('classic.team.whatEachRoleCanDo'),
    Body: RightsSection,
  },
  {
    name: 'sign-in',
    label: t('classic.team.signInRules'),
    line: t('classic.team.rulesEveryoneFollowsWhenSigning'),
    Body: SignInRules,
    needs: 'sign-in.manage',
  },
  {
    name: 'single-sign-on',
    label: t('classic.team.singleSign'),
    line: t('classic.team.signInWithCompanyAccounts'),
    Body: SsoSection,
    needs: 'sign-in.manage',
  },
  {
    name: 'audit',
    label: t('classic.team.auditLog'),
    line: t('classic.team.auditLogLine'),
    Body: AuditLog,
    needs: 'audit.read',
  },
  {
    name: 'errors',
    label: t('classic.team.errors'),
    line: t('classic.team.errorsLine'),
    Body: ErrorLog,
    needs: 'errors.manage',
  },
  {
    name: 'server',
    label: t('classic.team.server'),
    line: t('classic.team.whatWorksOnTheServer'),
    Body: DoctorSection,
    needs: 'errors.manage',
    isOperators: true,
  },
  {
    name: 'setup',
    label: t('classic.team.setup'),
    line: t('classic.team.whatNewServerNeeds'),
    Body: SetupSection,
    needs: 'billing.manage',
    isOperators: true,
  },
  {
    name: 'companies',
    label: t('classic.team.companies'),
    line: t('classic.team.everyCompanyOnThisServer'),
    Body: CompaniesSection,
    needs: 'billing.manage',
    isOperators: true,
  },
  {
    name: 'partners',
    label: t('classic.team.partners'),
    line: t('classic.team.partnersLine'),
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
      <Sections title={t('classic.team.team')} sections={sections} to={paths.teamSettings} />
    </Framed>
  )
}
