import { MultiSelect, Switch } from '@mantine/core'
import { CTA_RECIPIENTS_MAX } from '@satchel/contract/ctas/ctas.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import styles from './CtaBuilder.module.css'
import type { DraftForm } from './draft.ts'

/** Recipients of the answers, and the control group of the CTA. */
export function ReachSection({ form }: { form: DraftForm }) {
  return (
    <section className={styles.section}>
      {form.values.kind === 'form' && <Recipients form={form} />}
      <Switch
        label={t('ctas.control')}
        description={t('ctas.controlHint')}
        {...form.getInputProps('control', { type: 'checkbox' })}
      />
    </section>
  )
}

function Recipients({ form }: { form: DraftForm }) {
  const people = useQuery(query(listUsers, { query: { limit: 200, status: 'active' } }))
  const data = (people.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <MultiSelect
      label={t('ctas.recipients')}
      description={t('ctas.recipientsHint')}
      data={data}
      searchable
      maxValues={CTA_RECIPIENTS_MAX}
      nothingFoundMessage={t('ctas.nothingFound')}
      {...form.getInputProps('recipients')}
    />
  )
}
