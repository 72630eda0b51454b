/** All permissions. The server checks them on every call; the browser hides what isn't allowed. */
export const PERMISSIONS = [
  'library.read',
  'library.mark',
  'library.write',
  'library.purge',
  'links.share',
  'links.all',
  'ctas.read',
  'ctas.write',
  'taxonomy.manage',
  'people.read',
  'people.manage',
  'tenant.manage',
  'sign-in.manage',
  'audit.read',
  'errors.manage',
  'reports.read',
  'partners.manage',
  'billing.manage',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

const viewer: Permission[] = ['library.read', 'library.mark', 'links.share', 'people.read']
const editor: Permission[] = [...viewer, 'library.write', 'reports.read', 'ctas.read', 'ctas.write']
const admin: Permission[] = [
  ...editor,
  'library.purge',
  'links.all',
  'taxonomy.manage',
  'people.manage',
  'tenant.manage',
  'sign-in.manage',
  'audit.read',
  'errors.manage',
]
const owner: Permission[] = [...admin, 'partners.manage', 'billing.manage']

/** The permissions that remain while an inactive account is readable. */
export const READING: readonly Permission[] = [
  'library.read',
  'people.read',
  'links.all',
  'audit.read',
  'reports.read',
  'ctas.read',
  'billing.manage',
]

export const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
  owner,
  admin,
  editor,
  viewer,
}
