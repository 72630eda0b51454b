import type { Permission, Role } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'

/** Descriptions of what each permission allows. */
export const RIGHTS: Readonly<Record<Permission, string>> = {
  'library.read': t('users.right.rights.libraryRead'),
  'library.mark': t('users.right.rights.libraryMark'),
  'links.share': t('users.right.rights.linksShare'),
  'people.read': t('users.right.rights.peopleRead'),
  'library.write': t('users.right.rights.libraryWrite'),
  'reports.read': t('users.right.rights.reportsRead'),
  'library.purge': t('users.right.rights.libraryPurge'),
  'links.all': t('users.right.rights.linksAll'),
  'ctas.read': t('users.right.rights.ctasRead'),
  'ctas.write': t('users.right.rights.ctasWrite'),
  'taxonomy.manage': t('users.right.rights.taxonomyManage'),
  'people.manage': t('users.right.rights.peopleManage'),
  'tenant.manage': t('users.right.rights.tenantManage'),
  'sign-in.manage': t('users.right.rights.signInManage'),
  'audit.read': t('users.right.rights.auditRead'),
  'errors.manage': t('users.right.rights.errorsManage'),
  'partners.manage': t('users.right.rights.partnersManage'),
  'billing.manage': t('users.right.rights.billingManage'),
}

export const ROLE_LABELS: Readonly<Record<Role, { label: string; line: string }>> = {
  owner: {
    label: t('users.right.roleLabels.owner.label'),
    line: t('users.right.roleLabels.owner.line'),
  },
  admin: {
    label: t('users.right.roleLabels.admin.label'),
    line: t('users.right.roleLabels.admin.line'),
  },
  editor: {
    label: t('users.right.roleLabels.editor.label'),
    line: t('users.right.roleLabels.editor.line'),
  },
  viewer: {
    label: t('users.right.roleLabels.viewer.label'),
    line: t('users.right.roleLabels.viewer.line'),
  },
}
