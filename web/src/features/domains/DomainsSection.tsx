import { Button, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../lib/problem.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { DomainCard } from './DomainCard.tsx'
import styles from './DomainsSection.module.css'
import { useAddDomain, useDomains } from './use-domains.ts'

/** The versions of the short domain, the newest first. */
export function DomainsSection() {
  const domains = useDomains()
  if (domains.isPending) return <RowSkeletons />
  if (!domains.data) {
    return <LoadProblem title={t('domains.couldntLoadTheDomains')} query={domains} />
  }
  const { items } = domains.data
  return (
    <div className={styles.section}>
      <AddDomain isFirst={items.length === 0} />
      <ul className={styles.list}>
        {items.map((domain) => (
          <DomainCard key={domain.domain} domain={domain} />
        ))}
      </ul>
    </div>
  )
}

function AddDomain({ isFirst }: { isFirst: boolean }) {
  const { add, isPending } = useAddDomain()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  useUnsaved(text.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await add(text)
      setText('')
    } catch (error) {
      const { message, fields } = error as ApiProblem
      setProblem(fields.domain ?? message)
    }
  }
  return (
    <form className={styles.add} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.name ?? ''}
        label={isFirst ? t('domains.yourDomain') : t('domains.newDomain')}
        description={isFirst ? t('domains.domainHint') : t('domains.currentDomainKeepsWorking')}
        placeholder="go.company.com"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button
        type="submit"
        variant={isFirst ? 'filled' : 'default'}
        className={styles.submit ?? ''}
        loading={isPending}
        disabled={text.trim() === ''}
      >
        {t('ui.add')}
      </Button>
    </form>
  )
}
