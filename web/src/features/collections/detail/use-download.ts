import { type Collection, downloadCollection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { formatBytes } from '../../../lib/format/format.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'

/** Returns a function that starts the download; the browser shows its progress, and can stop it. */
export function useDownload({ id }: Pick<Collection, 'id'>) {
  const offer = useMutation<{ url: string; files: number; bytes: number }, ApiProblem, void>({
    mutationFn: () => call(downloadCollection, { params: { id } }),
    onSuccess: ({ url, files, bytes }) => {
      toast({ message: t('collections.downloadingFiles', { files, bytes: formatBytes(bytes) }) })
      window.location.assign(url)
    },
    onError: showProblem,
  })
  return { download: () => offer.mutate(), isPreparing: offer.isPending }
}
