import type { AuditAction, AuditEntry } from '@satchel/contract/audit.ts'
import { formatCount, formatDay } from '../../../../lib/format/format.ts'

/**
 * Actions in words: as the rest of a sentence that starts with the person's name and may end with what was changed, and on
 * their own.
 */
const PHRASES: Readonly<Partial<Record<AuditAction, readonly [phrase: string, label: string]>>> = {
  'session.started': ['meldete sich an', 'Angemeldet'],
  'session.refused': ['wurde bei der Anmeldung abgewiesen', 'Anmeldung abgewiesen'],
  'session.ended': ['beendete Sitzungen', 'Sitzungen beendet'],
  'session.replayed': [
    'wurde abgemeldet, weil ein Sitzungstoken zweimal verwendet wurde',
    'Abgemeldet, weil ein Sitzungstoken zweimal verwendet wurde',
  ],
  'session-rules.changed': ['änderte die Dauer von Sitzungen', 'Dauer von Sitzungen geändert'],
  'password.changed': ['änderte das eigene Passwort', 'Passwort geändert'],
  'password.reset': [
    'setzte das eigene Passwort per E-Mail zurück',
    'Passwort per E-Mail zurückgesetzt',
  ],
  'totp.added': ['richtete eine Authentifizierungs-App ein', 'Authentifizierungs-App eingerichtet'],
  'totp.removed': ['entfernte die Authentifizierungs-App', 'Authentifizierungs-App entfernt'],
  'recovery-codes.renewed': [
    'erstellte neue Wiederherstellungscodes',
    'Neue Wiederherstellungscodes erstellt',
  ],
  'recovery-code.used': [
    'meldete sich mit einem Wiederherstellungscode an',
    'Mit Wiederherstellungscode angemeldet',
  ],
  'passkey.added': ['erstellte einen Passkey', 'Passkey erstellt'],
  'passkey.renamed': ['benannte einen Passkey um', 'Passkey umbenannt'],
  'passkey.removed': ['entfernte einen Passkey', 'Passkey entfernt'],
  'factors.reset': [
    'entfernte die Bestätigung in zwei Schritten von',
    'Bestätigung in zwei Schritten zurückgesetzt',
  ],
  'sign-in-rules.changed': ['änderte die Anmelderegeln', 'Anmelderegeln geändert'],
  'tenant.changed': ['änderte die Unternehmensdaten', 'Unternehmensdaten geändert'],
  'tenant.closing': ['begann, das Konto zu schließen', 'Schließung des Kontos begonnen'],
  'tenant.kept': ['brach die Schließung des Kontos ab', 'Schließung des Kontos abgebrochen'],
  'audit.exported': ['exportierte das Audit-Protokoll', 'Audit-Protokoll exportiert'],
  'export.made': ['exportierte die Bibliothek', 'Bibliothek exportiert'],
  'report.exported': ['exportierte einen Bericht', 'Bericht exportiert'],
  'import.started': ['startete den Import', 'Import gestartet'],
  'import.undone': ['machte den Import rückgängig', 'Import rückgängig gemacht'],
  'links.exported': ['exportierte Links', 'Links exportiert'],
  'items.deleted': ['löschte', 'In den Papierkorb verschoben'],
  'items.purged': ['löschte endgültig', 'Endgültig gelöscht'],
  'bin.emptied': ['leerte den Papierkorb', 'Papierkorb geleert'],
  'collection.deleted': ['löschte die Sammlung', 'Sammlung gelöscht'],
  'site.published': ['veröffentlichte die Site', 'Site veröffentlicht'],
  'site.unpublished': [
    'beendete die Veröffentlichung der Site',
    'Veröffentlichung einer Site beendet',
  ],
  'site.deleted': ['löschte die Site', 'Site gelöscht'],
  'site.password-set': ['vergab ein Passwort für die Site', 'Passwort einer Site festgelegt'],
  'site.password-removed': ['entfernte das Passwort der Site', 'Passwort einer Site entfernt'],
  'cta.deleted': ['löschte den CTA', 'CTA gelöscht'],
  'cta.submissions-deleted': ['löschte Einsendungen von Formularen', 'Einsendungen gelöscht'],
  'cta.submissions-exported': [
    'exportierte Einsendungen von Formularen',
    'Einsendungen exportiert',
  ],
  'link.withdrawn': ['beendete den Link', 'Link zurückgezogen'],
  'link.handed-over': ['übertrug den Link', 'Link übertragen'],
  'preset.made': ['erstellte die Voreinstellung für Links', 'Voreinstellung für Links erstellt'],
  'preset.changed': ['änderte die Voreinstellung für Links', 'Voreinstellung für Links geändert'],
  'preset.deleted': ['löschte die Voreinstellung für Links', 'Voreinstellung für Links gelöscht'],
  'taxonomy.changed': [
    'änderte Kategorien oder Schlagwörter',
    'Kategorien oder Schlagwörter geändert',
  ],
  'sharing.changed': ['änderte die Standards fürs Teilen', 'Standards fürs Teilen geändert'],
  'notifications.changed': [
    'änderte die Standard-Benachrichtigungen',
    'Standard-Benachrichtigungen geändert',
  ],
  'wishlist.changed': [
    'änderte die Einstellungen der Wunschliste',
    'Einstellungen der Wunschliste geändert',
  ],
  'wishlist.trusted': ['erlaubte Wünsche ohne Freigabe von', 'Wünsche ohne Freigabe erlaubt'],
  'wishlist.distrusted': [
    'verlangt wieder eine Freigabe für Wünsche von',
    'Freigabe von Wünschen wieder verlangt',
  ],
  'wish.deleted': ['löschte den Wunsch', 'Wunsch gelöscht'],
  'domain.added': ['ergänzte die Kurzdomain', 'Kurzdomain hinzugefügt'],
  'domain.changed': ['änderte die Kurzdomain', 'Kurzdomain geändert'],
  'domain.removed': ['entfernte die Kurzdomain', 'Kurzdomain entfernt'],
  'billing.changed': ['änderte Tarif oder Abrechnung', 'Tarif oder Abrechnung geändert'],
  'company.changed': [
    'änderte Tarif oder Grenzen von',
    'Tarif oder Grenzen eines Unternehmens geändert',
  ],
  'company.suspended': ['sperrte', 'Unternehmen gesperrt'],
  'company.resumed': ['entsperrte', 'Unternehmen entsperrt'],
  'company.deleted': ['begann zu löschen:', 'Löschen eines Unternehmens begonnen'],
  'company.admitted': ['ließ zu:', 'Unternehmen zugelassen'],
  'user.invited': ['verschickte eine Einladung an', 'Person eingeladen'],
  'user.joined': ['kam ins Team', 'Ins Team gekommen'],
  'user.changed': ['änderte das Profil von', 'Profil geändert'],
  'user.role-changed': ['änderte die Rolle von', 'Rolle geändert'],
  'user.deactivated': ['deaktivierte', 'Person deaktiviert'],
  'user.reactivated': ['reaktivierte', 'Person wieder aktiviert'],
  'user.handed-over': ['übertrug Inhalte von', 'Inhalte übertragen'],
  'ownership.handed-over': ['übertrug die Inhaberschaft an', 'Inhaberschaft übertragen'],
  'invitation.sent-again': ['verschickte erneut die Einladung an', 'Einladung erneut gesendet'],
  'invitation.revoked': ['widerrief die Einladung an', 'Einladung widerrufen'],
  'partner-code.made': ['erstellte einen Partnercode', 'Partnercode erstellt'],
  'partner-code.withdrawn': ['beendete einen Partnercode', 'Partnercode zurückgezogen'],
  'sso.provider-added': ['ergänzte den Anmeldeanbieter', 'Anmeldeanbieter hinzugefügt'],
  'sso.provider-changed': ['änderte den Anmeldeanbieter', 'Anmeldeanbieter geändert'],
  'sso.provider-removed': ['entfernte den Anmeldeanbieter', 'Anmeldeanbieter entfernt'],
  'sso.domain-added': ['ergänzte die E-Mail-Domain', 'E-Mail-Domain hinzugefügt'],
  'sso.domain-changed': ['änderte die E-Mail-Domain', 'E-Mail-Domain geändert'],
  'sso.domain-proved': ['bestätigte die E-Mail-Domain', 'E-Mail-Domain bestätigt'],
  'sso.domain-removed': ['entfernte die E-Mail-Domain', 'E-Mail-Domain entfernt'],
  'scim.token-added': ['erstellte ein SCIM-Token', 'SCIM-Token erstellt'],
  'scim.token-removed': ['widerrief ein SCIM-Token', 'SCIM-Token widerrufen'],
  'wish-feed.added': [
    'erstellte eine Feed-Adresse für Wünsche',
    'Feed-Adresse für Wünsche erstellt',
  ],
  'wish-feed.removed': [
    'deaktivierte die Feed-Adresse für Wünsche',
    'Feed-Adresse für Wünsche deaktiviert',
  ],
  'api-key.added': ['erstellte den API-Schlüssel', 'API-Schlüssel erstellt'],
  'api-key.removed': ['widerrief den API-Schlüssel', 'API-Schlüssel widerrufen'],
  'app.connected': ['verband die App', 'App verbunden'],
  'app.disconnected': ['trennte die App', 'App getrennt'],
  'webhook.added': ['erstellte den Webhook', 'Webhook erstellt'],
  'webhook.changed': ['änderte den Webhook', 'Webhook geändert'],
  'webhook.secret-renewed': [
    'ersetzte das Geheimnis des Webhooks',
    'Geheimnis eines Webhooks ersetzt',
  ],
  'webhook.replayed': [
    'sendete Zustellungen des Webhooks erneut',
    'Zustellungen eines Webhooks erneut gesendet',
  ],
  'webhook.removed': ['löschte den Webhook', 'Webhook gelöscht'],
  'crm.connected': ['verband das CRM', 'CRM verbunden'],
  'crm.changed': ['änderte, was an das CRM gesendet wird', 'Gesendetes an das CRM geändert'],
  'crm.paused': ['verlor den Zugang zum CRM', 'Zugang zum CRM verloren'],
  'crm.disconnected': ['trennte das CRM', 'CRM getrennt'],
}

/** Returns the phrase of an action; one without a phrase is spelled out from its name. */
export function actionPhrase(action: string): string {
  return PHRASES[action as AuditAction]?.[0] ?? action.replace(/[.-]/g, ' ')
}

export function actionLabel(action: string): string {
  const words = action.replace(/[.-]/g, ' ')
  return PHRASES[action as AuditAction]?.[1] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats an entry's details, as "8 Einsendungen", "30 Zeilen aus CSV" or `name: value`. */
export function formatDetails({ action, details }: AuditEntry): string {
  const { count, rows, source, report, from, to, ...others } = details
  const label = [
    typeof count === 'number' && formatCount(count, ...nounOf(action)),
    typeof rows === 'number' &&
      `${formatCount(rows, 'Zeile', 'Zeilen')}${source ? ` aus ${sourceLabel(source)}` : ''}`,
    typeof report === 'string' && formatDetailName(report),
    formatFromTo(from, to),
  ]
  const rest = Object.entries(others).map(([name, value]) => formatDetail(name, value))
  return [...label, ...rest].filter(Boolean).join(', ')
}

function nounOf(action: string): readonly [one: string, many: string] {
  return action.startsWith('cta.') ? ['Einsendung', 'Einsendungen'] : ['Inhalt', 'Inhalte']
}

function sourceLabel(source: unknown): string {
  const labels: Readonly<Record<string, string>> = { csv: 'CSV', sitemap: 'einer Sitemap' }
  const label = labels[String(source)]
  return label ?? String(source)
}

/** Formats days as "28.08.2026 – 25.11.2026", other values as "Bearbeiter → Admin". */
function formatFromTo(from: unknown, to: unknown): string {
  if (isDay(from) && isDay(to)) return `${formatDay(from)} – ${formatDay(to)}`
  if (from === undefined && to === undefined) return ''
  if (from === undefined) return `an ${formatDetailValue(to)}`
  if (to === undefined) return `von ${formatDetailValue(from)}`
  return `${formatDetailValue(from)} → ${formatDetailValue(to)}`
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function formatDetail(name: string, value: unknown): string {
  if (name === 'method') return METHODS[String(value)] ?? `mit ${value}`
  if (name === 'apiKey') return `mit dem API-Schlüssel „${value}“`
  if (name === 'app') return `mit der App „${value}“`
  if (name === 'secondFactor' && value === true) return 'mit Bestätigung in zwei Schritten'
  if (name === 'secondFactor') return 'ohne Bestätigung in zwei Schritten'
  return `${formatDetailName(name)}: ${formatDetailValue(value)}`
}

const METHODS: Readonly<Record<string, string>> = {
  sso: 'mit Single Sign-on',
  code: 'mit einem Code per E-Mail',
  password: 'mit Passwort',
  passkey: 'mit einem Passkey',
  totp: 'mit einem Code der Authentifizierungs-App',
  invitation: 'mit einer Einladung',
  handoff: 'aus einer anderen Sitzung',
}

const DETAIL_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  names: 'Namen',
  email: 'E-Mail',
  role: 'Rolle',
  invited: 'eingeladen',
  reason: 'Grund',
  format: 'Format',
  fields: 'Felder',
  code: 'Code',
  left: 'übrig',
  trialDays: 'Tage der Testphase',
  provider: 'Anbieter',
  plan: 'Tarif',
  status: 'Status',
  color: 'Farbe',
  timeZone: 'Zeitzone',
  language: 'Sprache',
  logoUrl: 'Logo',
}

function formatDetailName(name: string): string {
  return DETAIL_NAMES[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

const VALUES: Readonly<Record<string, string>> = {
  owner: 'Inhaber',
  admin: 'Admin',
  editor: 'Bearbeiter',
  viewer: 'Betrachter',
}

function formatDetailValue(value: unknown): string {
  if (value === true) return 'ja'
  if (value === false) return 'nein'
  if (value === null) return 'keine Angabe'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join('; ')
  if (isDay(value)) return formatDay(value)
  if (isChange(value)) return formatFromTo(value.from, value.to)
  return typeof value === 'object'
    ? JSON.stringify(value)
    : (VALUES[String(value)] ?? String(value))
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
