import { Alert, Button, Group, Switch } from '@mantine/core'
import {
  type Cta,
  changeCta,
  createCta,
  getCta,
  listCtas,
  listCtasOf,
} from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query, useCommand } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { useMay } from '../../../lib/session.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import styles from './CtaBuilder.module.css'
import { changeOf, type Draft, draftOf, useDraft } from './draft.ts'
import { FieldsEditor } from './FieldsEditor.tsx'
import { PlacesEditor } from './PlacesEditor.tsx'
import { ReachSection } from './ReachSection.tsx'
import { StyleSection } from './StyleSection.tsx'
import { WordsSection } from './WordsSection.tsx'

interface CtaBuilderProps {
  /** Edited CTA; null for a new one. */
  cta: Cta | null
  onCreated: (cta: Cta) => void
  /** Renders the draft as visitors would see it. */
  renderPreview: (draft: Draft) => ReactNode
}

const REFRESHES = [getCta, listCtas, listCtasOf]

/** Editor of a CTA, except for the preview; nothing is stored before Save. */
export function CtaBuilder({ cta, onCreated, renderPreview }: CtaBuilderProps) {
  const form = useDraft(cta)
  const mayEdit = useMay('ctas.write')
  useUnsaved(cta !== null && form.isDirty())
  const { save, isSaving, stale } = useSave(cta, form, onCreated)
  return (
    <form className={styles.builder} onSubmit={form.onSubmit(save)} noValidate>
      <div className={styles.preview}>{renderPreview(form.values)}</div>
      <fieldset className={styles.settings} disabled={!mayEdit}>
        {stale}
        <WordsSection form={form} />
        {form.values.kind === 'form' && <FieldsEditor form={form} />}
        <StyleSection form={form} />
        <PlacesEditor form={form} />
        <ReachSection form={form} />
        {mayEdit && (
          <div className={styles.foot}>
            <Switch
              label={t('ctas.activeSwitch')}
              description={t('ctas.activeHint')}
              {...form.getInputProps('active', { type: 'checkbox' })}
            />
            <Group gap="sm">
              {cta && form.isDirty() && <span className={styles.unsaved}>{t('ctas.unsaved')}</span>}
              <Button type="submit" loading={isSaving} disabled={cta !== null && !form.isDirty()}>
                {cta ? t('ui.save') : t('ui.create')}
              </Button>
            </Group>
          </div>
        )}
      </fieldset>
    </form>
  )
}

/** Saves on the edited version; after a conflict, the other version can be loaded. */
function useSave(
  cta: Cta | null,
  form: ReturnType<typeof useDraft>,
  onCreated: (cta: Cta) => void,
) {
  const client = useQueryClient()
  const create = useCommand(createCta, { refreshes: REFRESHES })
  const change = useCommand(changeCta, { refreshes: [listCtas, listCtasOf] })
  const show = (problem: ApiProblem) => {
    const { errors = [] } = problem.body
    form.setErrors(problem.fields)
    if (problem.body.code !== 'stale' && errors.length === 0) showProblem(problem)
  }
  const take = (next: Cta) => {
    client.setQueryData(query(getCta, { params: { id: next.id } }).queryKey, next)
    form.setValues(draftOf(next))
    form.resetDirty(draftOf(next))
  }
  const save = (draft: Draft) => {
    const body = changeOf(draft)
    if (!cta) {
      const { name, kind } = draft
      create.mutate({ body: { ...body, name, kind } }, { onSuccess: onCreated, onError: show })
      return
    }
    const { id, version } = cta
    change.mutate(
      { params: { id }, body, ifMatch: version },
      {
        onSuccess: (next) => {
          take(next)
          toast({ message: t('ui.saved') })
        },
        onError: show,
      },
    )
  }
  const reload = async () => {
    if (!cta) return
    const newest = query(getCta, { params: { id: cta.id } })
    take(await client.fetchQuery({ ...newest, staleTime: 0 }))
    change.reset()
  }
  const isStale = change.error?.body.code === 'stale'
  return {
    save,
    isSaving: create.isPending || change.isPending,
    stale: isStale && (
      <Alert color="amber" title={t('ctas.changedElsewhere')} role="alert">
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => void reload().catch(showProblem)}
        >
          {t('ctas.reload')}
        </Button>
      </Alert>
    ),
  }
}
