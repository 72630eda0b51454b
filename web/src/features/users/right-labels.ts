import type { Permission, Role } from '@satchel/contract/permissions.ts'

/** What each permission lets one do, in the words of the product. */
export const RIGHTS: Readonly<Record<Permission, string>> = {
  'library.read': 'Find, read and download content',
  'library.mark': 'Mark favourites, vote and wish',
  'links.share': 'Share by links and see who opened them',
  'people.read': 'See who else is here',
  'library.write': 'Upload and change content and collections',
  'reports.read': 'Read the figures of the whole company',
  'library.purge': 'Delete content for good',
  'links.all': 'See and change the links of everybody',
  'taxonomy.manage': 'Set categories, tags, sharing defaults and the short domain',
  'people.manage': 'Invite people, change roles, deactivate',
  'tenant.manage': 'Change the company and its branding',
  'sign-in.manage': 'Set the rules of sign-in and single sign-on',
  'audit.read': 'Read the audit log',
  'partners.manage': 'Make partner codes and see who came by them',
  'billing.manage': 'See the bills, change the plan, close the account',
}

export const ROLE_WORDS: Readonly<Record<Role, { label: string; line: string }>> = {
  owner: { label: 'Owner', line: 'Everything, with the bills and closing the account' },
  admin: { label: 'Admin', line: 'People, settings and the links of everybody' },
  editor: { label: 'Editor', line: 'Creates and changes content' },
  viewer: { label: 'Viewer', line: 'Finds, reads and shares' },
}
