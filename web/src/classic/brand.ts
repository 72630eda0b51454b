import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { createContext } from 'react'

export type TenantBrand = Pick<Tenant, 'name' | 'branding'>

/** The branding of the classic pages: the tenant's, found by the host name, or Satchel's. */
export const Brand = createContext<{
  brand: TenantBrand | null
  setBrand: (brand: TenantBrand | null) => void
}>({ brand: null, setBrand: () => {} })
