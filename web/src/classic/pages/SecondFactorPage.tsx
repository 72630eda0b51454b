import { Button, Divider, Stack, Text } from '@mantine/core'
import { beginTotp, getFactors } from '@satchel/contract/accounts/factors.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProofForm } from '../../features/factors/ProofForm.tsx'
import { canPasskeys } from '../../features/factors/passkey-browser.ts'
import { TotpSetup } from '../../features/factors/TotpSetup.tsx'
import { useAddPasskey } from '../../features/factors/use-add-passkey.ts'
import { useProved } from '../../features/factors/use-proof.tsx'
import { query } from '../../lib/api.ts'
import { loadMe, useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { SignedInAs } from '../SignedInAs.tsx'
import { Split } from '../Split.tsx'

type Begun = Reply<typeof beginTotp>

/** Reloads the session, so that the gate redirects once it has a second factor. */
const goOn = () => void loadMe().catch(showProblem)

/** Page for sessions without the second factor that the account requires. */
export default function SecondFactorPage() {
  const { tenant } = useMe()
  // The new factor is shown only after its recovery codes were saved.
  const [begun, setBegun] = useState<Begun | null>(null)
  const factors = useQuery(query(getFactors, {}))
  const { totp = null, passkeys = [] } = factors.data ?? {}
  const hasOne = begun === null && (totp !== null || passkeys.length > 0)
  return (
    <Split
      title={
        hasOne ? t('classic.signIn.verifyItsYou') : t('classic.signIn.setUpTwoStepVerification')
      }
      line={t('classic.signIn.requiresTwoStepVerification', { name: tenant.name })}
      foot={<SignedInAs />}
    >
      {factors.isPending && <RowSkeletons count={2} />}
      <LoadProblem title={t('classic.signIn.couldntLoadYourSign')} query={factors} />
      {begun && <TotpSetup begun={begun} onDone={goOn} onCancel={() => setBegun(null)} />}
      {factors.data && hasOne && <ProofForm onProved={goOn} />}
      {factors.data && !hasOne && !begun && <Choice onBegun={setBegun} />}
    </Split>
  )
}

function Choice({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const begin = useProved(beginTotp, { refreshes: [] })
  const add = useAddPasskey(goOn)
  return (
    <Stack>
      <Text>{t('classic.signIn.takeCodeFromAuthenticatorApp')}</Text>
      <Button fullWidth loading={begin.isPending} onClick={() => begin.send({}, onBegun)}>
        {t('classic.signIn.setUpAuthenticator')}
      </Button>
      {canPasskeys && (
        <>
          <Divider label={t('classic.signIn.or')} />
          <Text>{t('classic.signIn.signInWithYourFingerprint')}</Text>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconFingerprint {...icon} />}
            loading={add.isPending}
            onClick={() => add.mutate()}
          >
            {t('classic.signIn.addPasskey')}
          </Button>
        </>
      )}
    </Stack>
  )
}
