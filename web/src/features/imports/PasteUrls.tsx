import { Button, Group, Stack, Textarea } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { type Common, GiveAll } from './GiveAll.tsx'
import { Review } from './Review.tsx'
import { useCheck, useStart } from './use-check.ts'

/** Import of a list of addresses, or of any text that contains some. */
export function PasteUrls() {
  const [urls, setUrls] = useState('')
  const [common, setCommon] = useState<Common>({})
  const [isReviewing, setReviewing] = useState(false)
  const check = useCheck()
  const start = useStart()
  if (isReviewing && check.data)
    return (
      <Review
        result={check.data}
        isChecking={check.isPending}
        isStarting={start.isPending}
        problem={start.problem}
        onBack={() => setReviewing(false)}
        onStart={() => void start.begin({ source: 'urls', urls, ...common })}
      />
    )
  const runCheck = () =>
    check.mutate({ urls, ...common }, { onSuccess: (result) => setReviewing(result !== null) })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        runCheck()
      }}
    >
      <Stack gap="md" maw="var(--reading)">
        <Textarea
          label={t('imports.uRLs')}
          description={t('imports.urlsHint')}
          placeholder="https://"
          autosize
          minRows={6}
          maxRows={16}
          value={urls}
          onChange={({ currentTarget }) => setUrls(currentTarget.value)}
          error={check.error?.message}
        />
        <GiveAll value={common} onChange={setCommon} />
        <Group justify="flex-end">
          <Button type="submit" loading={check.isPending} disabled={urls.trim() === ''}>
            {t('imports.check')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
