import type { Permission, Role } from '@satchel/contract/permissions.ts'

/** Descriptions of what each permission allows. */
export const RIGHTS: Readonly<Record<Permission, string>> = {
  'library.read': 'Find, read and download content',
  'library.mark': 'Mark favorites, vote and add wishes',
  'links.share': 'Share links and see who opened them',
  'people.read': 'See who else has access',
  'library.write': 'Upload and edit content and collections',
  'reports.read': 'See company-wide analytics',
  'library.purge': 'Delete content permanently',
  'links.all': 'See and edit everyone’s links',
  'ctas.read': 'View calls to action, their submissions and reports',
  'ctas.write': 'Create and change calls to action',
  'taxonomy.manage': 'Manage categories, tags, sharing defaults and the short domain',
  'people.manage': 'Invite and deactivate people, change roles',
  'tenant.manage': 'Edit company details and branding',
  'sign-in.manage': 'Manage sign-in rules and single sign-on',
  'audit.read': 'View the audit log',
  'errors.manage': 'See and resolve the errors people ran into',
  'partners.manage': 'Create partner codes and see sign-ups',
  'billing.manage': 'View invoices, change the plan, close the account',
}

export const ROLE_LABELS: Readonly<Record<Role, { label: string; line: string }>> = {
  owner: { label: 'Owner', line: 'Everything, including billing and closing the account' },
  admin: { label: 'Admin', line: 'People, settings and everyone’s links' },
  editor: { label: 'Editor', line: 'Creates and edits content' },
  viewer: { label: 'Viewer', line: 'Finds, views and shares content' },
}
