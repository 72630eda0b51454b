import { Alert, Button, Group, Switch, Tabs } from '@mantine/core'
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
import { type ReactNode, useState } from 'react'
import { query, useCommand } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { useMay } from '../../../lib/session.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import styles from './CtaBuilder.module.css'
import { changeOf, type Draft, type DraftForm, draftOf, useDraft } from './draft.ts'
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
  const [step, setStep] = useState<Step>('what')
  const goTo = (errors: object) => setStep(stepOf(Object.keys(errors), step))
  const { save, isSaving, isCreated, stale } = useSave(cta, form, onCreated, goTo)
  useUnsaved(form.isDirty() && !isSaving && !isCreated)
  const next = STEPS[STEPS.indexOf(step) + 1]
  return (
    <form className={styles.builder} onSubmit={form.onSubmit(save, goTo)} noValidate>
      <div className={styles.preview}>{renderPreview(form.values)}</div>
      <fieldset className={styles.settings} disabled={!mayEdit}>
        {stale}
        <Steps form={form} step={step} onStep={setStep} />
        {mayEdit && (
          <div className={styles.foot}>
            {next && (
              <Button variant="default" onClick={() => setStep(next)}>
                {t('ctas.nextStep', { step: STEP_NAMES[next] })}
              </Button>
            )}
            <Group gap="sm" ms="auto">
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

const STEPS = ['what', 'where', 'who'] as const
type Step = (typeof STEPS)[number]

const STEP_NAMES: Record<Step, string> = {
  what: t('ctas.steps.what'),
  where: t('ctas.steps.where'),
  who: t('ctas.steps.who'),
}

/** Returns the step with the first of these faulty fields; the current one if it has none elsewhere. */
function stepOf([field]: string[], current: Step): Step {
  if (field === undefined) return current
  if (field.startsWith('placements')) return 'where'
  return field.startsWith('recipients') ? 'who' : 'what'
}

interface StepsProps {
  form: DraftForm
  step: Step
  onStep: (step: Step) => void
}

/** The settings of a CTA in three steps: what it says, where it stands, and who hears of it. */
function Steps({ form, step, onStep }: StepsProps) {
  return (
    <Tabs value={step} onChange={(next) => onStep(next as Step)} keepMounted={false}>
      <Tabs.List mb="md" grow aria-label={t('ctas.stepsLabel')}>
        {STEPS.map((each, index) => (
          <Tabs.Tab key={each} value={each} px="xs">
            {t('ctas.numberedStep', { number: index + 1, step: STEP_NAMES[each] })}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="what" className={styles.step ?? ''}>
        <WordsSection form={form} />
        {form.values.kind === 'form' && <FieldsEditor form={form} />}
        <StyleSection form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="where" className={styles.step ?? ''}>
        <PlacesEditor form={form} />
      </Tabs.Panel>
      <Tabs.Panel value="who" className={styles.step ?? ''}>
        <ReachSection form={form} />
        <Switch
          label={t('ctas.activeSwitch')}
          description={t('ctas.activeHint')}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
      </Tabs.Panel>
    </Tabs>
  )
}

/** Saves on the edited version; after a conflict, the other version can be loaded. */
function useSave(
  cta: Cta | null,
  form: ReturnType<typeof useDraft>,
  onCreated: (cta: Cta) => void,
  onErrors: (errors: object) => void,
) {
  const client = useQueryClient()
  const create = useCommand(createCta, { refreshes: REFRESHES })
  const change = useCommand(changeCta, { refreshes: [listCtas, listCtasOf] })
  const show = (problem: ApiProblem) => {
    const { errors = [] } = problem.body
    form.setErrors(problem.fields)
    onErrors(problem.fields)
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
    isCreated: create.isSuccess,
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
