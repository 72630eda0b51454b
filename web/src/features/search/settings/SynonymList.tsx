import { ActionIcon } from '@mantine/core'
import type { Synonyms } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatList } from '../../../lib/format/format.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import styles from './SearchSection.module.css'
import { TermsForm } from './TermsForm.tsx'
import { useAddSynonyms, useSynonymActions, useSynonyms } from './use-synonyms.ts'

export function SynonymList() {
  const synonyms = useSynonyms()
  const add = useAddSynonyms()
  if (synonyms.isPending) return <RowSkeletons />
  if (!synonyms.data)
    return <LoadProblem title={t('search.settings.couldntLoadSynonyms')} query={synonyms} />
  return (
    <>
      <TermsForm action={t('ui.add')} save={add} />
      {synonyms.data.length === 0 ? (
        <p className={styles.none}>{t('search.settings.noSynonyms')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('search.settings.synonymsHeading')}>
          {synonyms.data.map((group) => (
            <SynonymRow key={group.id} group={group} />
          ))}
        </ul>
      )}
    </>
  )
}

function SynonymRow({ group }: { group: Synonyms }) {
  const [isEdited, setEdited] = useState(false)
  const { change, remove } = useSynonymActions(group)
  if (isEdited) {
    const save = async (terms: string[]) => {
      await change(terms)
      setEdited(false)
    }
    return (
      <li className={styles.row}>
        <TermsForm
          start={group.terms}
          action={t('ui.save')}
          save={save}
          onCancel={() => setEdited(false)}
        />
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <span className={styles.terms}>{group.terms.join(', ')}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('search.settings.edit', { group: formatList(group.terms) })}
        onClick={() => setEdited(true)}
      >
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('search.settings.deleteSynonyms', { group: formatList(group.terms) })}
        onClick={remove}
      >
        <IconTrash {...icon} />
      </ActionIcon>
    </li>
  )
}
