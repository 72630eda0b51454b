import { SegmentedControl } from '@mantine/core'
import type { SsoMode, SsoProvider } from '@satchel/contract/sso.ts'
import { openSure } from '../../ui/open-sure.tsx'
import { tellProblem, toast } from '../../ui/toast.tsx'
import styles from './SsoSection.module.css'
import { modes } from './sso-labels.ts'
import { useProvider } from './use-sso.ts'

interface ModeChoiceProps {
  connection: SsoProvider
  hasDomain: boolean
}

/** What is not ready says what is missing, instead of being refused. */
export function ModeChoice({ connection, hasDomain }: ModeChoiceProps) {
  const { mode, isTested, name } = connection
  const { change, isChanging } = useProvider(connection)
  const missing = [
    ...(isTested ? [] : ['test the sign-in']),
    ...(hasDomain ? [] : ['prove an e-mail domain and give it to this connection']),
  ]
  const isReady = missing.length === 0 || mode !== 'off'
  const set = (next: SsoMode) =>
    void change({ mode: next }).then(
      () => toast({ message: `${name}: ${modes[next].label.toLowerCase()}` }),
      tellProblem,
    )
  const choose = (next: SsoMode) => {
    if (next !== 'enforced') return set(next)
    openSure({
      title: 'Enforce single sign-on',
      line: 'People of its domains who signed in by password are signed out and come back by single sign-on. Owners keep their password.',
      verb: 'Enforce',
      onSure: () => set(next),
    })
  }
  return (
    <div className={styles.fields}>
      <SegmentedControl
        className={styles.narrow ?? ''}
        aria-label="Single sign-on"
        value={mode}
        disabled={!isReady || isChanging}
        onChange={(next) => choose(next as SsoMode)}
        data={Object.entries(modes).map(([value, { label }]) => ({ value, label }))}
      />
      <p className={styles.line}>
        {isReady ? modes[mode].line : `Before it can be switched on: ${missing.join('; ')}.`}
      </p>
    </div>
  )
}
