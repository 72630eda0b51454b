import { Alert, Autocomplete, Radio, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { createSite, listSites } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../lib/api.ts'
import { formatList } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useMe } from '../../../lib/session.ts'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { DEAL_ROOM, TEMPLATES } from '../templates.ts'
import styles from './NewSite.module.css'
import { SmallPage } from './SmallPage.tsx'
import { type Fitting, useFittingItems, useOrganizations } from './use-fitting-items.ts'

/** Number of items, as many as any template shows. */
const ITEMS = 6
const PLACES = Array.from({ length: ITEMS }, (_, place) => String(place))

/** Form for a name, and a template to start with. */
export function NewSite({ template }: { template?: string | undefined }) {
  const navigate = useNavigate()
  const { user } = useMe()
  const create = useCommand(createSite, { refreshes: [listSites] })
  const form = useForm({
    initialValues: {
      name: '',
      organization: '',
      template: template ?? TEMPLATES[0]?.id ?? '',
      withItems: true,
    },
    validate: { name: (name) => (name.trim() ? null : t('ui.enterAName')) },
  })
  const organizations = useOrganizations()
  const organization = organizations.find(({ name }) => name === form.values.organization)
  const fitting = useFittingItems(organization?.key, ITEMS)
  const pictures = new Map(fitting.items.map((item) => [item.id, item.thumbnailUrl]))
  const itemIds = fitting.items.map((item) => item.id)
  // Templates have places for items also while there are none.
  const previewIds = form.values.withItems && itemIds.length > 0 ? itemIds : PLACES
  const submit = form.onSubmit(({ name, template: id, withItems }) => {
    const chosen = TEMPLATES.find((each) => each.id === id)
    create.mutate(
      {
        body: {
          name,
          theme: chosen?.theme ?? {},
          content: chosen?.make(name.trim(), withItems ? itemIds : [], user) ?? [],
        },
      },
      {
        onSuccess: (site) => {
          closeModal()
          void navigate(paths.site(site.id))
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    )
  })
  /** A page for an organization begins with a plan, unless another template was chosen. */
  const chooseOrganization = (typed: string) => {
    form.setFieldValue('organization', typed)
    const isOwnChoice = template !== undefined || form.isTouched('template')
    if (!isOwnChoice && organizations.some(({ name }) => name === typed))
      form.setFieldValue('template', DEAL_ROOM)
  }
  const isElsewhere = create.error && !('name' in create.error.fields)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('ui.name')}
          maxLength={NAME_MAX}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {organizations.length > 0 && (
          <Autocomplete
            label={t('sites.forWhom')}
            description={t('sites.forWhomHint')}
            data={organizations.map(({ name }) => name)}
            maxLength={NAME_MAX}
            {...form.getInputProps('organization')}
            onChange={chooseOrganization}
          />
        )}
        <Radio.Group label={t('sites.startWith')} {...form.getInputProps('template')}>
          <TemplateCards title={form.values.name.trim()} itemIds={previewIds} pictures={pictures} />
        </Radio.Group>
        <Switch
          size="md"
          label={t('sites.fillWithItems')}
          description={reasonOf(organization?.name, fitting)}
          {...form.getInputProps('withItems', { type: 'checkbox' })}
        />
        {isElsewhere && <Alert color="red">{create.error.message}</Alert>}
        <FormFooter
          submit={t('sites.create')}
          isPending={create.isPending || (form.values.withItems && fitting.isPending)}
        />
      </Stack>
    </form>
  )
}

interface TemplateCardsProps {
  title: string
  itemIds: readonly string[]
  pictures: ReadonlyMap<string, string | undefined>
}

/** Templates as the pages they would become. */
function TemplateCards({ title, itemIds, pictures }: TemplateCardsProps) {
  const { user } = useMe()
  return (
    <div className={styles.templates}>
      {TEMPLATES.map(({ id, name, line, theme, make }) => (
        <Radio.Card key={id} value={id} className={styles.template ?? ''}>
          <span className={styles.drawing}>
            <SmallPage
              theme={theme}
              blocks={make(title || name, itemIds, user)}
              pictures={pictures}
            />
          </span>
          <span className={styles.templateName}>{name}</span>
          <span className={styles.line}>{line}</span>
        </Radio.Card>
      ))}
    </div>
  )
}

/** Says which items are chosen, and why. */
function reasonOf(organization: string | undefined, fitting: Fitting): string {
  const { stage, industry, isPending } = fitting
  if (isPending) return t('ui.loading')
  if (organization === undefined) return t('sites.mostViewedItems')
  const what = formatList([stage, industry].filter((each) => each !== undefined))
  return what
    ? t('sites.itemsForOrganization', { organization, what })
    : t('sites.noReadingYet', { organization })
}
