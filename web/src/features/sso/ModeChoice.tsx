import { SegmentedControl } from '@mantine/core'
import type { SsoMode, SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { inSentence } from '../../lib/format/format.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import styles from './SsoSection.module.css'
import { modes } from './sso-labels.ts'
import { useProvider } from './use-sso.ts'

interface ModeChoiceProps {
  connection: SsoProvider
  hasDomain: boolean
}

/** Choice of the mode; unavailable modes say what is missing. */
export function ModeChoice({ connection, hasDomain }: ModeChoiceProps) {
  const { mode, isTested, name } = connection
  const { change, isChanging } = useProvider(connection)
  const missing = [
    ...(isTested ? [] : [t('sso.testTheSign')]),
    ...(hasDomain ? [] : [t('sso.verifyAndAssignDomain')]),
  ]
  const isReady = missing.length === 0 || mode !== 'off'
  const set = (next: SsoMode) =>
    void change({ mode: next }).then(
      () => toast({ message: t('sso.modeOf', { name, mode: inSentence(modes[next].label) }) }),
      showProblem,
    )
  const choose = (next: SsoMode) => {
    if (next !== 'enforced') return set(next)
    openConfirm({
      title: t('sso.enforceSingleSign'),
      line: t('sso.enforceWarning'),
      verb: t('sso.enforce'),
      onSure: () => set(next),
    })
  }
  return (
    <div className={styles.fields}>
      <SegmentedControl
        className={styles.narrow ?? ''}
        aria-label={t('sso.singleSign')}
        value={mode}
        disabled={!isReady || isChanging}
        onChange={(next) => choose(next as SsoMode)}
        data={Object.entries(modes).map(([value, { label }]) => ({ value, label }))}
      />
      <p className={styles.line}>
        {isReady ? modes[mode].line : t('sso.beforeTurningOn', { steps: missing.join('; ') })}
      </p>
    </div>
  )
}
