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
import { AuditLog } from '../AuditLog.tsx'
import { ErrorLog } from '../ErrorLog.tsx'
import { Framed } from '../Framed.tsx'
import { Sections } from '../settings/Sections.tsx'

const bodies: Readonly<Record<SectionNames['team'], ComponentType>> = {
  people: PeopleSection,
  rights: RightsSection,
  'sign-in': SignInRules,
  'single-sign-on': SsoSection,
  audit: AuditLog,
  errors: ErrorLog,
  partners: PartnersSection,
  server: DoctorSection,
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

export default function TeamSettingsPage() {
  return (
    <Framed>
      <Sections title={t('frame.settings.team')} page="team" bodies={bodies} />
    </Framed>
  )
}
