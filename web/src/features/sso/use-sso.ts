import {
  addScimToken,
  addSsoDomain,
  addSsoProvider,
  changeSsoDomain,
  changeSsoProvider,
  checkSsoDomain,
  listScimTokens,
  listSsoDomains,
  listSsoProviders,
  type ProviderChange,
  readSsoMetadata,
  removeScimToken,
  removeSsoDomain,
  removeSsoProvider,
  type SsoDomain,
  type SsoProvider,
  testSsoProvider,
} from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { showProblem, toastOutcome } from '../../ui/feedback/toast.tsx'

const fresh = { refetchOnMount: 'always' } as const
export const useProviders = () => useQuery({ ...query(listSsoProviders, {}), ...fresh })
export const useSsoDomains = () => useQuery({ ...query(listSsoDomains, {}), ...fresh })
export const useScimTokens = () => useQuery({ ...query(listScimTokens, {}), ...fresh })

const ofProviders = { refreshes: [listSsoProviders, listSsoDomains] }
const ofDomains = { refreshes: [listSsoDomains] }
const ofTokens = { refreshes: [listScimTokens] }

export const useAddProvider = () => useCommand(addSsoProvider, ofProviders)
export const useReadMetadata = () => useCommand(readSsoMetadata, { refreshes: [] })

export function useProvider({ id, name }: SsoProvider) {
  const params = { providerId: id }
  const change = useCommand(changeSsoProvider, ofProviders)
  const remove = useCommand(removeSsoProvider, ofProviders)
  const test = useCommand(testSsoProvider, { refreshes: [] })
  return {
    /** Changes the connection; rejects with a Problem. */
    change: (body: ProviderChange) => change.mutateAsync({ params, body }),
    isChanging: change.isPending,
    remove: () =>
      toastOutcome(remove.mutateAsync({ params }), { message: t('sso.removed', { name }) }),
    isTesting: test.isPending || test.isSuccess,
    test: () =>
      test.mutate(
        { params },
        { onError: showProblem, onSuccess: ({ url }) => window.location.assign(url) },
      ),
  }
}

export const useAddDomain = () => useCommand(addSsoDomain, ofDomains)

export function useSsoDomain({ id, domain }: SsoDomain) {
  const params = { domainId: id }
  const check = useCommand(checkSsoDomain, ofDomains)
  const change = useCommand(changeSsoDomain, ofDomains)
  const remove = useCommand(removeSsoDomain, ofDomains)
  return {
    isChecking: check.isPending,
    check: () => check.mutate({ params }, { onError: showProblem }),
    give: (providerId: string | null) =>
      change.mutate({ params, body: { providerId } }, { onError: showProblem }),
    remove: () =>
      toastOutcome(remove.mutateAsync({ params }), { message: t('sso.domainRemoved', { domain }) }),
  }
}

export const useAddToken = () => useCommand(addScimToken, ofTokens)

export function useRevokeToken() {
  const { mutateAsync } = useCommand(removeScimToken, ofTokens)
  return (id: string) =>
    toastOutcome(mutateAsync({ params: { tokenId: id } }), { message: t('sso.tokenRevoked') })
}
