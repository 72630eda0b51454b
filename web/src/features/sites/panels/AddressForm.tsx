import { Button, TextInput } from '@mantine/core'
import { changeSite, getSite, listSites, type Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { changeAccessDraft, useAccessDraft } from './access-draft.ts'
import styles from './panels.module.css'

const SLUG = /^[a-z0-9-]{3,60}$/

export function AddressForm({ site: { id, slug, url } }: { site: Site }) {
  const typed = useAccessDraft(id).slug ?? slug
  const [isWrong, setWrong] = useState(false)
  const change = useCommand(changeSite, { refreshes: [getSite, listSites] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!SLUG.test(typed)) return setWrong(true)
    change.mutate(
      { params: { id }, body: { slug: typed } },
      {
        onSuccess: () => {
          changeAccessDraft(id, { slug: null })
          toast({ message: t('sites.panels.addressChanged') })
        },
      },
    )
  }
  const error = isWrong
    ? t('sites.panels.slugRule')
    : (change.error?.fields.slug ?? change.error?.message)
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <TextInput
        label={t('sites.panels.address')}
        description={url.slice(0, url.length - slug.length) + typed}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={60}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          changeAccessDraft(id, { slug: currentTarget.value.toLowerCase() })
          setWrong(false)
          change.reset()
        }}
      />
      {typed !== slug && (
        <Button mt="sm" size="xs" type="submit" loading={change.isPending}>
          {t('sites.panels.saveAddress')}
        </Button>
      )}
    </form>
  )
}
