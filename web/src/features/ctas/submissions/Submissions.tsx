import { Button, Menu, SegmentedControl } from '@mantine/core'
import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import { listCtaSubmissions, type SubmissionState } from '@satchel/contract/ctas/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDots, IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pages } from '../../../lib/api.ts'
import { asTableForPeople } from '../../../lib/format/as-csv.ts'
import { download } from '../../../lib/raw.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import * as labels from '../labels.ts'
import { openDeleteOfAddress } from './DeleteOfAddress.tsx'
import { SubmissionPanel } from './SubmissionPanel.tsx'
import styles from './Submissions.module.css'
import { SubmissionTable } from './SubmissionTable.tsx'

const STATES: SubmissionState[] = ['received', 'held', 'spam']

interface SubmissionsProps {
  cta: Cta
  /** Renders what was read by a link at about that time. */
  renderReading: (linkId: string, at: string) => ReactNode
}

/** Submissions of visitors, newest first. */
export function Submissions({ cta, renderReading }: SubmissionsProps) {
  const [search, setSearch] = useState('')
  const [openId, setOpenId] = useState<string | null>(null)
  const [state, setState] = useState<SubmissionState>('received')
  const mayDelete = useMay('ctas.write')
  const filter = { ...(search && { search }), state }
  const list = useInfiniteQuery({
    ...pages(listCtaSubmissions, { params: { id: cta.id }, query: filter }),
    placeholderData: keepPreviousData,
  })
  const found = list.data?.pages.flatMap(({ items }) => items) ?? []
  const save = () => {
    const request = { params: { id: cta.id }, query: { ...filter, ...asTableForPeople() } }
    download(listCtaSubmissions, request, `${cta.name}.csv`).catch(showProblem)
  }
  return (
    <div className={styles.found}>
      <div className={styles.bar}>
        <search className={styles.search}>
          <SearchField
            label={t('ctas.searchSubmissions')}
            value={search}
            onSearch={(typed) => setSearch(typed.slice(0, 200))}
          />
        </search>
        <SegmentedControl
          aria-label={t('ctas.submissionState')}
          data={STATES.map((value) => ({ value, label: labels.stateOf(value, cta.held) }))}
          value={state}
          onChange={setState}
        />
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconDownload {...icon} />}
            disabled={found.length === 0}
            onClick={save}
          >
            {t('ctas.exportCsv')}
          </Button>
          {mayDelete && (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" px="xs" aria-label={t('ctas.more')}>
                  <IconDots {...icon} />
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={openDeleteOfAddress}>{t('ctas.deleteOfAddress')}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      </div>
      {list.isPending && <RowSkeletons height={44} />}
      {found.length === 0 && <LoadProblem title={t('ctas.couldntLoadSubmissions')} query={list} />}
      {list.isSuccess && found.length === 0 && (
        <EmptyState
          drawing={search ? 'search' : 'documents'}
          help="ctas"
          sentence={search ? t('ctas.noSubmissionsFound') : labels.NO_SUBMISSIONS[state]}
        />
      )}
      {state === 'held' && found.length > 0 && (
        <p className={styles.why}>{t('ctas.heldExplanation')}</p>
      )}
      {found.length > 0 && (
        <SubmissionTable
          cta={cta}
          submissions={found}
          isOld={list.isPlaceholderData}
          onOpen={({ id }) => setOpenId(id)}
        />
      )}
      <MoreButton list={list} />
      <SubmissionPanel
        cta={cta}
        submission={found.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
        renderReading={renderReading}
      />
    </div>
  )
}
