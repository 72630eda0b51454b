import type { Permission, Role } from '@satchel/contract/permissions.ts'

export const RIGHTS: Readonly<Record<Permission, string>> = {
  'library.read': 'Buscar, leer y descargar contenido',
  'library.mark': 'Marcar favoritos, votar y añadir deseos',
  'links.share': 'Compartir enlaces y ver quién los abrió',
  'people.read': 'Ver quién más tiene acceso',
  'library.write': 'Subir y editar contenido y colecciones',
  'reports.read': 'Ver la analítica de toda la empresa',
  'library.purge': 'Eliminar contenido definitivamente',
  'links.all': 'Ver y editar los enlaces de todo el equipo',
  'ctas.read': 'Ver los CTA, sus envíos y sus informes',
  'ctas.write': 'Crear y cambiar CTA',
  'taxonomy.manage': 'Gestionar categorías, etiquetas, opciones para compartir y el dominio corto',
  'people.manage': 'Invitar y desactivar personas, cambiar roles',
  'tenant.manage': 'Editar los datos y la marca de la empresa',
  'sign-in.manage': 'Gestionar las reglas de inicio de sesión y el inicio de sesión único',
  'audit.read': 'Ver el registro de auditoría',
  'errors.manage': 'Ver y resolver los errores que encontró el equipo',
  'partners.manage': 'Crear códigos de socio y ver los registros',
  'billing.manage': 'Ver facturas, cambiar el plan, cerrar la cuenta',
}

export const ROLE_LABELS: Readonly<Record<Role, { label: string; line: string }>> = {
  owner: { label: 'Propietario', line: 'Todo, también la facturación y el cierre de la cuenta' },
  admin: {
    label: 'Administrador',
    line: 'Personas, configuración y los enlaces de todo el equipo',
  },
  editor: { label: 'Editor', line: 'Crea y edita contenido' },
  viewer: { label: 'Lector', line: 'Busca, ve y comparte contenido' },
}
