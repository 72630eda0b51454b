import type { Tenant } from '@satchel/contract/tenants.ts'
import { createContext } from 'react'

export type TenantBrand = Pick<Tenant, 'name' | 'branding'>

/** Whose colours the classic pages wear: those of the tenant found by the address, or Satchel's. */
export const Brand = createContext<{
  brand: TenantBrand | null
  setBrand: (brand: TenantBrand | null) => void
}>({ brand: null, setBrand: () => {} })
