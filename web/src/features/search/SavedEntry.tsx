import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import type { SavedNotify, SavedSearch, SearchForm } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconBell,
  IconDots,
  IconPencil,
  IconReplace,
  IconStack2,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useIsOpen, useMay, useMe } from '../../lib/session.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import * as labels from './labels.ts'
import { NameForm } from './NameForm.tsx'
import styles from './SavedPanel.module.css'
import { isSame } from './saved-view.ts'
import { useSavedSearches } from './use-saved-searches.ts'

interface SavedEntryProps {
  saved: SavedSearch
  /** Current search. */
  form: SearchForm
  onOpen: (saved: SavedSearch) => void
  onCollect: (saved: SavedSearch) => void
}

export function SavedEntry({ saved, form, onOpen, onCollect }: SavedEntryProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { change } = useSavedSearches()
  const { user } = useMe()
  const { id, name, shared, notify, owner } = saved
  const isMine = owner.id === user.id
  if (isRenaming) {
    return (
      <NameForm
        label={t('search.newNameFor', { name })}
        name={name}
        onSave={(next) => change(id, { name: next })}
        onClose={() => setIsRenaming(false)}
      />
    )
  }
  return (
    <div className={styles.entry}>
      <UnstyledButton
        className={styles.open}
        aria-current={isSame(saved.form, form) || undefined}
        onClick={() => onOpen(saved)}
      >
        <span className={styles.name}>{name}</span>
        {isMine && shared && (
          <IconUsers
            size={14}
            stroke={1.75}
            role="img"
            aria-label={t('search.sharedWithTheTeam')}
          />
        )}
        {isMine && notify !== 'none' && (
          <IconBell size={14} stroke={1.75} role="img" aria-label={t('search.notifiesYou')} />
        )}
        {!isMine && <span className={styles.quiet}>{owner.name}</span>}
      </UnstyledButton>
      <EntryMenu
        saved={saved}
        form={form}
        isMine={isMine}
        onCollect={() => onCollect(saved)}
        onRename={() => setIsRenaming(true)}
      />
    </div>
  )
}

const WATCHES: readonly [SavedNotify, string][] = [
  ['none', t('search.notifyNever')],
  ['app', t('search.notifyInApp')],
  ['mail', t('search.notifyByEmail')],
]

interface EntryMenuProps {
  saved: SavedSearch
  form: SearchForm
  isMine: boolean
  onCollect: () => void
  onRename: () => void
}

function EntryMenu({ saved, form, isMine, onCollect, onRename }: EntryMenuProps) {
  const mayWrite = useMay('library.write')
  const isOpen = useIsOpen()
  const { change, remove } = useSavedSearches()
  const { id, name, shared, notify } = saved
  if (!isOpen || (!isMine && !mayWrite)) return null
  const edit = (body: Parameters<typeof change>[1], message: string) =>
    void change(id, body).then(() => toast({ message }), showProblem)
  return (
    <Menu position="bottom-end" width={232} withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <ActionIcon size={32} aria-label={t('search.moreFor', { name })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isMine && (
          <>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
              {t('search.rename')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconReplace {...icon} />}
              disabled={isSame(saved.form, form)}
              onClick={() => edit({ form }, t('search.updatedWithCurrentFilters', { name }))}
            >
              {t('search.updateWithCurrentFilters')}
            </Menu.Item>
          </>
        )}
        {isMine && (mayWrite || shared) && (
          <Menu.Item
            leftSection={<IconUsers {...icon} />}
            onClick={() =>
              edit(
                { shared: !shared },
                shared
                  ? t('search.nowPrivate', { name })
                  : t('search.isNowVisibleToWhole', { name }),
              )
            }
          >
            {shared ? t('search.stopSharing') : t('search.shareWithTheTeam')}
          </Menu.Item>
        )}
        {mayWrite && (
          <Menu.Item leftSection={<IconStack2 {...icon} />} onClick={onCollect}>
            {t('search.saveAsCollection')}
          </Menu.Item>
        )}
        {isMine && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('search.notifyOfNewMatches')}</Menu.Label>
            <Menu.RadioGroup
              value={notify}
              onChange={(next) =>
                edit(
                  { notify: next as SavedNotify },
                  labels.watchMessage(next as SavedNotify, name),
                )
              }
            >
              {WATCHES.map(([value, label]) => (
                <Menu.RadioItem key={value} value={value}>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...icon} />}
              onClick={() => remove(saved)}
            >
              {t('ui.deleteAction')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
