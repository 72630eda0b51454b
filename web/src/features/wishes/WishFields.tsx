import { Group, Input, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import type { WishDraft } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { DateField } from '../../ui/date/DateField.tsx'
import { KINDS } from './kinds.ts'

/** Values of a wish form: an empty text is none. */
type Draft = Required<{
  [K in 'title' | 'description' | 'organization' | 'neededBy']: string
}> &
  Pick<WishDraft, 'kind'>

export type WishForm = UseFormReturnType<Draft>

export function useWishForm(initialValues: Draft): WishForm {
  return useForm({
    initialValues,
    validate: { title: (input) => (input.trim() ? null : t('wishes.enterATitle')) },
  })
}

/** Returns the fields as the server takes them. */
export function fieldsOf({ organization, neededBy, ...draft }: Draft) {
  return { ...draft, organization: organization.trim() || null, neededBy: neededBy || null }
}

interface WishFieldsProps {
  form: WishForm
  /** Content below the title. */
  children?: ReactNode
}

export function WishFields({ form, children }: WishFieldsProps) {
  return (
    <>
      <Input.Wrapper label={t('wishes.kind')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('wishes.kind')}
          data={KINDS}
          {...form.getInputProps('kind')}
        />
      </Input.Wrapper>
      <div>
        <TextInput
          label={t('wishes.title')}
          placeholder={t('wishes.titleHint')}
          maxLength={NAME_MAX}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('title')}
        />
        {children}
      </div>
      <Textarea
        label={t('ui.description')}
        placeholder={t('wishes.descriptionHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={DESCRIPTION_MAX}
        {...form.getInputProps('description')}
      />
      <Group grow align="flex-start">
        <TextInput
          label={t('wishes.organization')}
          description={t('wishes.organizationHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={NAME_MAX}
          {...form.getInputProps('organization')}
        />
        <DateField
          label={t('wishes.neededByDay')}
          quick="ahead"
          value={form.values.neededBy}
          error={form.errors.neededBy}
          onChange={(day) => form.setFieldValue('neededBy', day ?? '')}
        />
      </Group>
    </>
  )
}
