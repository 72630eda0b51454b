import { Stack } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ComponentType } from 'react'
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
import type { SectionNames } from '../../frame/settings-places.ts'
import { useMe } from '../../lib/session.ts'
import { AskOperator } from '../../ui/copy/AskOperator.tsx'
import { AuditLog } from '../AuditLog.tsx'
import { ErrorLog } from '../ErrorLog.tsx'
import { Sections } from '../settings/Sections.tsx'

const bodies: Readonly<Record<SectionNames['team'], ComponentType>> = {
  people: PeopleSection,
  rights: RightsSection,
  'sign-in': SignInRules,
  'single-sign-on': SsoSection,
  audit: AuditLog,
  errors: ErrorLog,
  partners: PartnersSection,
  server: ServerSection,
  setup: SetupSection,
  companies: CompaniesSection,
}

function SignInRules() {
  return (
    <Stack>
      <SecondFactorRule />
      <SessionRules />
      <LostFactors />
    </Stack>
  )
}

/** The state of the server for its operator, and for others whom to ask. */
function ServerSection() {
  const { isOperator, tenant } = useMe()
  if (isOperator) return <DoctorSection />
  return (
    <AskOperator
      line={t('classic.team.otherOperator')}
      message={t('classic.team.operatorRequest', {
        company: tenant.name,
        setting: `OPERATOR_TENANT=${tenant.id}`,
      })}
    />
  )
}

export default function TeamSettingsPage() {
  return <Sections title={t('frame.settings.team')} page="team" bodies={bodies} />
}
