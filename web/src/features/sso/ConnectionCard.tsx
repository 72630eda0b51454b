import { ActionIcon, Button } from '@mantine/core'
import type { SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openSure } from '../../ui/overlay/open-sure.tsx'
import { EditableText } from '../../ui/text/EditableText.tsx'
import { CopyField } from './CopyField.tsx'
import * as labels from './labels.ts'
import { ModeChoice } from './ModeChoice.tsx'
import { OidcForm } from './OidcForm.tsx'
import { PeopleForm } from './PeopleForm.tsx'
import { SamlForm } from './SamlForm.tsx'
import styles from './SsoSection.module.css'
import { isComplete, kinds, modes } from './sso-labels.ts'
import { TestResult } from './TestResult.tsx'
import { useProvider } from './use-sso.ts'

interface ConnectionCardProps {
  connection: SsoProvider
  hasDomain: boolean
}

/** Steps to set up a connection, in the order they are done at the identity provider and here. */
export function ConnectionCard({ connection, hasDomain }: ConnectionCardProps) {
  const { kind, name, mode } = connection
  const { change, remove } = useProvider(connection)
  const [isOpen, setOpen] = useState(mode === 'off')
  return (
    <SettingCard
      name={
        <EditableText
          label={labels.connectionName}
          maxLength={NAME_MAX}
          value={name}
          onSave={async (next) => {
            await change({ name: next })
          }}
        />
      }
      heading="h4"
      status={modes[mode]}
      facts={<span>{kinds[kind]}</span>}
      actions={
        <>
          <Button
            variant="default"
            aria-expanded={isOpen}
            rightSection={isOpen ? <IconChevronUp {...icon} /> : <IconChevronDown {...icon} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? labels.collapse : labels.setUp}
          </Button>
          <ActionIcon
            size={36}
            aria-label={labels.removeNamed(name)}
            onClick={() =>
              openSure({
                title: labels.removeNamed(name),
                line: labels.removalWarning,
                verb: uiLabels.remove,
                onSure: remove,
              })
            }
          >
            <IconTrash {...icon} />
          </ActionIcon>
        </>
      }
    >
      {isOpen && <Steps connection={connection} hasDomain={hasDomain} />}
    </SettingCard>
  )
}

function Steps({ connection, hasDomain }: ConnectionCardProps) {
  const { kind, callbackUrl, entityId, startUrl } = connection
  const { test, isTesting } = useProvider(connection)
  const isSaml = kind === 'saml'
  return (
    <ol className={styles.steps}>
      <Step title={labels.enterTheseAtIdentityProvider}>
        <CopyField label={isSaml ? labels.replyUrlAcs : labels.redirectUri} value={callbackUrl} />
        {isSaml && <CopyField label={labels.entityIdAndMetadata} value={entityId} />}
        <CopyField label={labels.signInUrl} value={startUrl} />
      </Step>
      <Step title={labels.enterTheProvidersDetails}>
        {isSaml ? <SamlForm connection={connection} /> : <OidcForm connection={connection} />}
      </Step>
      <Step title={labels.chooseWhoCanSign}>
        <PeopleForm connection={connection} />
      </Step>
      <Step title={labels.testTheConnection}>
        <p className={styles.line}>{labels.testHint}</p>
        <div>
          <Button
            variant="default"
            loading={isTesting}
            disabled={!isComplete(connection)}
            onClick={test}
          >
            {labels.testSign}
          </Button>
        </div>
        {connection.lastTest && (
          <TestResult test={connection.lastTest} isCurrent={connection.isTested} />
        )}
      </Step>
      <Step title={labels.turnItOn}>
        <ModeChoice connection={connection} hasDomain={hasDomain} />
      </Step>
    </ol>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h5 className={styles.stepHead}>{title}</h5>
      {children}
    </li>
  )
}
