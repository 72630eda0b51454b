import { ActionIcon, Button } from '@mantine/core'
import type { SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { EditableText } from '../../ui/text/EditableText.tsx'
import { CopyField } from './CopyField.tsx'
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
          label={t('sso.connectionName')}
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
            {isOpen ? t('sso.collapse') : t('sso.setUp')}
          </Button>
          <ActionIcon
            size={36}
            aria-label={t('sso.removeNamed', { name })}
            onClick={() =>
              openConfirm({
                title: t('sso.removeNamed', { name }),
                line: t('sso.removalWarning'),
                verb: t('ui.remove'),
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
      <Step title={t('sso.enterTheseAtIdentityProvider')}>
        <CopyField
          label={isSaml ? t('sso.replyUrlAcs') : t('sso.redirectUri')}
          value={callbackUrl}
        />
        {isSaml && <CopyField label={t('sso.entityIdAndMetadata')} value={entityId} />}
        <CopyField label={t('sso.signInUrl')} value={startUrl} />
      </Step>
      <Step title={t('sso.enterTheProvidersDetails')}>
        {isSaml ? <SamlForm connection={connection} /> : <OidcForm connection={connection} />}
      </Step>
      <Step title={t('sso.chooseWhoCanSign')}>
        <PeopleForm connection={connection} />
      </Step>
      <Step title={t('sso.testTheConnection')}>
        <p className={styles.line}>{t('sso.testHint')}</p>
        <div>
          <Button
            variant="default"
            loading={isTesting}
            disabled={!isComplete(connection)}
            onClick={test}
          >
            {t('sso.testSign')}
          </Button>
        </div>
        {connection.lastTest && (
          <TestResult test={connection.lastTest} isCurrent={connection.isTested} />
        )}
      </Step>
      <Step title={t('sso.turnItOn')}>
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
