import type { Permission, Role } from '@satchel/contract/permissions.ts'

export const RIGHTS: Readonly<Record<Permission, string>> = {
  'library.read': 'Inhalte finden, lesen und herunterladen',
  'library.mark': 'Favoriten markieren, abstimmen und Wünsche hinzufügen',
  'links.share': 'Links teilen und sehen, wer sie geöffnet hat',
  'people.read': 'Sehen, wer noch Zugriff hat',
  'library.write': 'Inhalte und Sammlungen hochladen und bearbeiten',
  'reports.read': 'Analysen des ganzen Unternehmens sehen',
  'library.purge': 'Inhalte endgültig löschen',
  'links.all': 'Links aller sehen und bearbeiten',
  'ctas.read': 'CTAs, ihre Einsendungen und Berichte ansehen',
  'ctas.write': 'CTAs erstellen und ändern',
  'taxonomy.manage': 'Kategorien, Schlagwörter, Standards fürs Teilen und die Kurzdomain verwalten',
  'people.manage': 'Personen einladen und deaktivieren, Rollen ändern',
  'tenant.manage': 'Unternehmensdaten und Branding bearbeiten',
  'sign-in.manage': 'Anmelderegeln und Single Sign-on verwalten',
  'audit.read': 'Das Audit-Protokoll ansehen',
  'errors.manage': 'Fehler sehen und beheben, auf die andere gestoßen sind',
  'partners.manage': 'Partnercodes erstellen und Registrierungen sehen',
  'billing.manage': 'Rechnungen ansehen, den Tarif ändern, das Konto schließen',
}

export const ROLE_LABELS: Readonly<Record<Role, { label: string; line: string }>> = {
  owner: { label: 'Inhaber', line: 'Alles, auch Abrechnung und Schließen des Kontos' },
  admin: { label: 'Admin', line: 'Personen, Einstellungen und die Links aller' },
  editor: { label: 'Bearbeiter', line: 'Erstellt und bearbeitet Inhalte' },
  viewer: { label: 'Betrachter', line: 'Findet, liest und teilt Inhalte' },
}
