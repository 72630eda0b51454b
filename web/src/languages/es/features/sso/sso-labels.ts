import type { SsoMode, SsoRole } from '@satchel/contract/accounts/sso.ts'

export { isComplete, kinds } from '../../../../features/sso/sso-labels.ts'

export const modes: Record<SsoMode, { label: string; line: string; tone: 'good' | 'quiet' }> = {
  off: { label: 'Desactivado', line: 'Nadie puede iniciar sesión con ella', tone: 'quiet' },
  optional: {
    label: 'Opcional',
    line: 'Las personas de sus dominios pueden usarla o usar su contraseña',
    tone: 'good',
  },
  enforced: {
    label: 'Obligatorio',
    line: 'Las personas de sus dominios deben usarla. Los propietarios conservan su contraseña para que nadie quede sin acceso.',
    tone: 'good',
  },
}

export const roles: { value: SsoRole; label: string }[] = [
  { value: 'viewer', label: 'Lector' },
  { value: 'editor', label: 'Editor' },
  { value: 'admin', label: 'Administrador' },
]
