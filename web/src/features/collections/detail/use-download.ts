import { type Collection, downloadCollection } from '@satchel/contract/collections.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import * as labels from '../labels.ts'

/** Returns a function that starts the download; the browser shows its progress, and can stop it. */
export function useDownload({ id }: Pick<Collection, 'id'>) {
  const offer = useMutation<{ url: string; files: number; bytes: number }, ApiProblem, void>({
    mutationFn: () => call(downloadCollection, { params: { id } }),
    onSuccess: ({ url, files, bytes }) => {
      toast({ message: labels.downloadingFiles(files, bytes) })
      window.location.assign(url)
    },
    onError: showProblem,
  })
  return { download: () => offer.mutate(), isPreparing: offer.isPending }
}
