import { Button, FileButton, Group, Input, TextInput } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { getItem } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'
import { Picture, pickFile } from '../pick/pickers.tsx'
import styles from './PictureField.module.css'

/** An image of the library, or one elsewhere on the web. */
export interface ChosenPicture {
  itemId: string | null
  url: string | null
}

/** Uploads a file; returns its item, or null if it didn't get into the library. */
export type UploadPicture = (file: File) => Promise<string | null>

interface PictureFieldProps {
  label: string
  description: string
  value: ChosenPicture
  /** Upload of another feature; undefined for people who may not upload. */
  uploadPicture: UploadPicture | undefined
  onChange: (picture: ChosenPicture) => void
}

const NONE: ChosenPicture = { itemId: null, url: null }

/** Field for an image that is selected from the library, uploaded or named by its address. */
export function PictureField(props: PictureFieldProps) {
  const { label, description, value, uploadPicture } = props
  const { itemId, url } = value
  const [isTyping, setTyping] = useState(false)
  const [isSending, setSending] = useState(false)
  // An upload takes a while, in which all else can be changed.
  const choose = useCallbackRef((picture: ChosenPicture) => {
    setTyping(false)
    props.onChange(picture)
  })
  const chooseItem = (id: string) => choose({ itemId: id, url: null })
  const send = async (file: File | null) => {
    if (!file || !uploadPicture) return
    setSending(true)
    const id = await uploadPicture(file).catch(() => null)
    setSending(false)
    if (id) chooseItem(id)
  }
  return (
    <Input.Wrapper label={label} labelElement="div" description={description}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a look of its own */}
      <div role="group" aria-label={label} className={styles.field}>
        {itemId && <ItemPicture id={itemId} />}
        {!itemId && url && <WebPicture url={url} />}
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={() => pickFile('image', chooseItem)}>
            {t('sites.panels.chooseImage')}
          </Button>
          {uploadPicture && (
            <FileButton accept="image/*" onChange={(file) => void send(file)}>
              {(button) => (
                <Button {...button} variant="default" size="compact-sm" loading={isSending}>
                  {t('sites.panels.uploadImage')}
                </Button>
              )}
            </FileButton>
          )}
          {!isTyping && (
            <Button variant="subtle" size="compact-sm" onClick={() => setTyping(true)}>
              {t('sites.panels.webAddress')}
            </Button>
          )}
          {(itemId || url) && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('sites.panels.removeImage')}
              onClick={() => choose(NONE)}
            >
              {t('ui.remove')}
            </Button>
          )}
        </Group>
        {isTyping && (
          <AddressOfPicture
            value={url}
            onValid={(input) => props.onChange({ itemId: null, url: input })}
          />
        )}
      </div>
    </Input.Wrapper>
  )
}

function ItemPicture({ id }: { id: string }) {
  const { data, isError } = useQuery(query(getItem, { params: { id } }))
  return (
    <div className={styles.chosen}>
      <span className={styles.picture}>{data && <Picture item={data} />}</span>
      <span className={styles.text}>
        <span className={styles.name}>
          {isError ? t('sites.panels.imageGone') : (data?.name ?? '…')}
        </span>
        {data && !data.shareable && (
          <span className={styles.hint}>{t('sites.panels.imageNotShareable')}</span>
        )}
      </span>
    </div>
  )
}

function WebPicture({ url }: { url: string }) {
  return (
    <div className={styles.chosen}>
      <span className={styles.picture}>
        <img src={url} alt="" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {URL.parse(url)?.hostname ?? t('sites.panels.imageOnTheWeb')}
        </span>
      </span>
    </div>
  )
}

interface AddressOfPictureProps {
  value: string | null
  onValid: (url: string | null) => void
}

const focus = (field: HTMLInputElement | null) => field?.focus()

/** Address field that keeps an invalid address. */
function AddressOfPicture({ value, onValid }: AddressOfPictureProps) {
  const [typed, setTyped] = useState(value ?? '')
  const url = typed.trim() || null
  return (
    <TextInput
      type="url"
      aria-label={t('sites.panels.webAddress')}
      placeholder="https://"
      ref={focus}
      value={typed}
      error={isPicture(url) ? null : t('sites.panels.enterWebAddress')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = currentTarget.value.trim() || null
        if (isPicture(next)) onValid(next)
      }}
    />
  )
}

function isPicture(url: string | null): boolean {
  if (url === null || url.startsWith('/files/')) return true
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || protocol === 'http:'
}
