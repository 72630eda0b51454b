import { Alert, Button, Group, Radio, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { createSite, listSites } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { query, useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { TEMPLATES } from '../templates.ts'
import styles from './NewSite.module.css'
import { SmallPage } from './SmallPage.tsx'

/** Number of items, as many as any template shows. */
const ITEMS = 6
const PLACES = Array.from({ length: ITEMS }, (_, place) => String(place))

/** Form for a name, and a template to start with. */
export function NewSite({ template = TEMPLATES[0]?.id ?? '' }: { template?: string }) {
  const navigate = useNavigate()
  const create = useCommand(createSite, { refreshes: [listSites] })
  const latest = useQuery(query(searchItems, { body: { limit: 2 * ITEMS, orderBy: 'newest' } }))
  const form = useForm({
    initialValues: { name: '', template, withItems: true },
    validate: { name: (name) => (name.trim() ? null : t('ui.enterAName')) },
  })
  const shareable = latest.data?.items.filter((item) => item.shareable) ?? []
  const pictures = new Map(shareable.map((item) => [item.id, item.thumbnailUrl]))
  const itemIds = shareable.slice(0, ITEMS).map((item) => item.id)
  // Templates have places for items also while there are none.
  const shown = form.values.withItems && itemIds.length > 0 ? itemIds : PLACES
  const submit = form.onSubmit(({ name, template: id, withItems }) => {
    const chosen = TEMPLATES.find((each) => each.id === id)
    create.mutate(
      {
        body: {
          name,
          theme: chosen?.theme ?? {},
          content: chosen?.make(name.trim(), withItems ? itemIds : []) ?? [],
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
        <Radio.Group label={t('sites.startWith')} {...form.getInputProps('template')}>
          <div className={styles.templates}>
            {TEMPLATES.map(({ id, name, line, theme, make }) => (
              <Radio.Card key={id} value={id} className={styles.template ?? ''}>
                <span className={styles.drawing}>
                  <SmallPage
                    theme={theme}
                    blocks={make(form.values.name.trim() || name, shown)}
                    pictures={pictures}
                  />
                </span>
                <span className={styles.templateName}>{name}</span>
                <span className={styles.line}>{line}</span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
        <Switch
          size="md"
          label={t('sites.fillWithLatestItems')}
          description={t('sites.latestItemsHint')}
          {...form.getInputProps('withItems', { type: 'checkbox' })}
        />
        {isElsewhere && <Alert color="red">{create.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('sites.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
