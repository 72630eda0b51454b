import { Anchor, Button, TextInput } from '@mantine/core'
import type { SearchGap } from '@satchel/contract/search/gaps.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { formatList } from '../../../lib/format/format.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './SearchSection.module.css'
import { useAddSynonyms, useGaps } from './use-synonyms.ts'

/** Connection of the wishlist to searches without results. */
export interface Wishing {
  onWish: (term: string) => void
  /** The page of a wish. */
  wishTo: (id: string) => string
}

/** Searches without results. */
export function GapList(wishing: Wishing) {
  const gaps = useGaps()
  if (gaps.isPending) return <RowSkeletons />
  if (!gaps.data) return <LoadProblem title={t('search.settings.couldntLoadGaps')} query={gaps} />
  if (gaps.data.length === 0) return <p className={styles.none}>{t('search.settings.noGaps')}</p>
  const isOpen = async (term: string) => {
    const { data } = await gaps.refetch()
    return data?.some((gap) => gap.term === term) ?? false
  }
  return (
    <ul className={styles.list} aria-label={t('search.settings.searchesWithoutResults')}>
      {gaps.data.map((gap) => (
        <GapRow key={gap.term} gap={gap} isOpen={isOpen} {...wishing} />
      ))}
    </ul>
  )
}

interface GapRowProps extends Wishing {
  gap: SearchGap
  /** Checks again whether it still has no results. */
  isOpen: (term: string) => Promise<boolean>
}

function GapRow({ gap, isOpen, onWish, wishTo }: GapRowProps) {
  const { term, people, searches, lastAt, organizations, wishIds } = gap
  const [wishId] = wishIds
  const [isNamed, setNamed] = useState(false)
  return (
    <li className={styles.gap}>
      <div className={styles.about}>
        <span className={styles.term}>{term}</span>
        <span className={styles.facts}>
          {t('search.settings.people', { count: people })} ·{' '}
          {t('search.settings.searches', { count: searches })} · <RelativeTime at={lastAt} />
        </span>
        {organizations.length > 0 && (
          <span className={styles.facts}>
            {t('search.settings.sharedAfter', { organizations: formatList(organizations) })}
          </span>
        )}
      </div>
      {isNamed ? (
        <NameForm term={term} isOpen={isOpen} onCancel={() => setNamed(false)} />
      ) : (
        <div className={styles.choices}>
          {wishId === undefined ? (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('search.settings.addWishFor', { term })}
              onClick={() => onWish(term)}
            >
              {t('search.settings.addWish')}
            </Button>
          ) : (
            <Anchor href={wishTo(wishId)} aria-label={t('search.settings.viewWishFor', { term })}>
              {t('search.settings.viewWish')}
            </Anchor>
          )}
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('search.settings.weHaveItFor', { term })}
            onClick={() => setNamed(true)}
          >
            {t('search.settings.weHaveIt')}
          </Button>
        </div>
      )}
    </li>
  )
}

interface NameFormProps extends Pick<GapRowProps, 'isOpen'> {
  term: string
  onCancel: () => void
}

/** Form for the tenant's own name for it, which becomes its synonym. */
function NameForm({ term, isOpen, onCancel }: NameFormProps) {
  const add = useAddSynonyms()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await add([name, term])
      if (await isOpen(term))
        toast({ message: t('search.settings.stillNothing', { term }), tone: 'problem' })
      else toast({ message: t('search.settings.nowFinds', { term }) })
      onCancel()
    } catch (error) {
      const { message, fields } = error as ApiProblem
      setProblem(Object.values(fields)[0] ?? message)
      setPending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.field ?? ''}
        label={t('search.settings.ourNameFor', { term })}
        autoComplete="off"
        autoFocus
        value={name}
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={isPending} disabled={name.trim() === ''}>
          {t('ui.add')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
