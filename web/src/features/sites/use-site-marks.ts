import { getSite, listSites, type SiteSummary } from '@satchel/contract/sites/sites.ts'
import { addFavorite, listFavorites, removeFavorite } from '@satchel/contract/users.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'

/** Adds a site to my favorites, or removes it. */
export function useSiteFavorite() {
  const client = useQueryClient()
  const { user } = useMe()
  const { mutate } = useMutation({
    mutationFn: ({ id, favorite }: SiteSummary) =>
      call(favorite ? removeFavorite : addFavorite, {
        params: { userId: user.id },
        body: { itemId: id, itemType: 'SITE' as const },
      }),
    onSuccess: () =>
      Promise.all(
        [listSites, getSite, listFavorites].map((one) =>
          client.invalidateQueries({ queryKey: [one.name] }),
        ),
      ),
    onError: showProblem,
  })
  return mutate
}
