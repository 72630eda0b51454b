import type { AuditAction, AuditEntry } from '@satchel/contract/audit.ts'
import { formatCount, formatDay } from '../../../../lib/format/format.ts'

/** Actions in words, as the rest of a sentence that starts with the person's name. */
const PHRASES: Readonly<Partial<Record<AuditAction, string>>> = {
  'session.started': 'a ouvert une session',
  'session.refused': 's’est vu refuser la connexion',
  'session.ended': 'a fermé des sessions',
  'session.replayed': 'a perdu sa session, car un jeton de session a été utilisé deux fois',
  'session-rules.changed': 'a changé la durée des sessions',
  'password.changed': 'a changé son mot de passe',
  'password.reset': 'a réinitialisé son mot de passe par e-mail',
  'totp.added': 'a ajouté une application d’authentification',
  'totp.removed': 'a retiré son application d’authentification',
  'recovery-codes.renewed': 'a créé de nouveaux codes de récupération',
  'recovery-code.used': 'a ouvert une session avec un code de récupération',
  'passkey.added': 'a ajouté une clé d’accès',
  'passkey.renamed': 'a renommé une clé d’accès',
  'passkey.removed': 'a retiré une clé d’accès',
  'factors.reset': 'a réinitialisé la validation en deux étapes de',
  'sign-in-rules.changed': 'a changé les règles de connexion',
  'tenant.changed': 'a modifié le profil de l’entreprise',
  'tenant.closing': 'a demandé la fermeture du compte',
  'tenant.kept': 'a annulé la fermeture du compte',
  'audit.exported': 'a exporté le journal d’audit',
  'export.made': 'a exporté la bibliothèque',
  'report.exported': 'a exporté un rapport',
  'import.started': 'a lancé l’import',
  'import.undone': 'a entièrement annulé l’import',
  'links.exported': 'a exporté des liens',
  'items.deleted': 'a mis à la corbeille',
  'items.purged': 'a supprimé définitivement',
  'bin.emptied': 'a vidé la corbeille',
  'collection.deleted': 'a supprimé la collection',
  'site.published': 'a publié le site',
  'site.unpublished': 'a dépublié le site',
  'site.deleted': 'a supprimé le site',
  'site.password-set': 'a défini un mot de passe pour le site',
  'site.password-removed': 'a retiré le mot de passe du site',
  'cta.deleted': 'a supprimé le CTA',
  'cta.submissions-deleted': 'a supprimé des réponses au formulaire',
  'cta.submissions-exported': 'a exporté des réponses au formulaire',
  'link.withdrawn': 'a retiré un lien',
  'link.handed-over': 'a transféré le lien',
  'preset.made': 'a créé le préréglage',
  'preset.changed': 'a modifié le préréglage',
  'preset.deleted': 'a supprimé le préréglage',
  'taxonomy.changed': 'a modifié des catégories ou des étiquettes',
  'sharing.changed': 'a modifié le partage par défaut',
  'notifications.changed': 'a modifié les notifications par défaut',
  'wishlist.changed': 'a modifié les paramètres des souhaits',
  'wishlist.trusted': 'a approuvé d’avance les souhaits de',
  'wishlist.distrusted': 'exige de nouveau une approbation pour les souhaits de',
  'wish.deleted': 'a supprimé le souhait',
  'domain.added': 'a ajouté le domaine court',
  'domain.changed': 'a modifié le domaine court',
  'domain.removed': 'a retiré le domaine court',
  'billing.changed': 'a modifié l’offre ou la facturation',
  'company.changed': 'a modifié l’offre ou les limites de',
  'company.suspended': 'a suspendu',
  'company.resumed': 'a réactivé',
  'company.deleted': 'a lancé la suppression de',
  'company.admitted': 'a admis',
  'user.invited': 'a invité',
  'user.joined': 'a rejoint l’équipe',
  'user.changed': 'a modifié le profil de',
  'user.role-changed': 'a changé le rôle de',
  'user.deactivated': 'a désactivé',
  'user.reactivated': 'a réactivé',
  'user.handed-over': 'a transféré les contenus de',
  'ownership.handed-over': 'a transféré la propriété à',
  'invitation.sent-again': 'a renvoyé l’invitation à',
  'invitation.revoked': 'a révoqué l’invitation à',
  'partner-code.made': 'a créé un code partenaire',
  'partner-code.withdrawn': 'a retiré un code partenaire',
  'sso.provider-added': 'a ajouté le fournisseur d’identité',
  'sso.provider-changed': 'a modifié le fournisseur d’identité',
  'sso.provider-removed': 'a retiré le fournisseur d’identité',
  'sso.domain-added': 'a ajouté le domaine de messagerie',
  'sso.domain-changed': 'a modifié le domaine de messagerie',
  'sso.domain-proved': 'a vérifié le domaine de messagerie',
  'sso.domain-removed': 'a retiré le domaine de messagerie',
  'scim.token-added': 'a créé un jeton SCIM',
  'scim.token-removed': 'a révoqué un jeton SCIM',
  'wish-feed.added': 'a créé une adresse de flux pour les souhaits',
  'wish-feed.removed': 'a désactivé l’adresse de flux des souhaits',
  'api-key.added': 'a créé la clé API',
  'api-key.removed': 'a révoqué la clé API',
  'app.connected': 'a connecté l’application',
  'app.disconnected': 'a déconnecté l’application',
  'webhook.added': 'a créé le webhook',
  'webhook.changed': 'a modifié le webhook',
  'webhook.secret-renewed': 'a remplacé le secret du webhook',
  'webhook.replayed': 'a renvoyé des envois du webhook',
  'webhook.removed': 'a supprimé le webhook',
  'crm.connected': 'a connecté le CRM',
  'crm.changed': 'a modifié ce qui est envoyé au CRM',
  'crm.paused': 'a perdu l’accès au CRM',
  'crm.disconnected': 'a déconnecté le CRM',
}

export function actionPhrase(action: string): string {
  return PHRASES[action as AuditAction] ?? action.replace(/[.-]/g, ' ')
}

export function actionLabel(action: string): string {
  const words = actionPhrase(action)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function formatDetails({ action, details }: AuditEntry): string {
  const { count, rows, source, report, from, to, ...others } = details
  const label = [
    typeof count === 'number' && countOf(action, count),
    typeof rows === 'number' &&
      `${formatCount(rows, 'ligne', 'lignes')}${source ? ` de ${sourceLabel(source)}` : ''}`,
    typeof report === 'string' && formatDetailName(report),
    formatFromTo(from, to),
  ]
  const rest = Object.entries(others).map(([name, value]) => formatDetail(name, value))
  return [...label, ...rest].filter(Boolean).join(', ')
}

function countOf(action: string, count: number): string {
  if (action.startsWith('cta.')) return formatCount(count, 'réponse', 'réponses')
  return formatCount(count, 'contenu', 'contenus')
}

function sourceLabel(source: unknown): string {
  const labels: Readonly<Record<string, string>> = { csv: 'CSV', sitemap: 'sitemap' }
  const label = labels[String(source)]
  return label ?? String(source)
}

/** Formats days as "28 août 2026 – 25 nov. 2026", other values as "editor → admin". */
function formatFromTo(from: unknown, to: unknown): string {
  if (isDay(from) && isDay(to)) return `${formatDay(from)} – ${formatDay(to)}`
  if (from === undefined && to === undefined) return ''
  if (from === undefined) return `→ ${formatDetailValue(to)}`
  if (to === undefined) return `${formatDetailValue(from)} →`
  return `${formatDetailValue(from)} → ${formatDetailValue(to)}`
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function formatDetail(name: string, value: unknown): string {
  if (name === 'method') return METHODS[String(value)] ?? `par ${value}`
  if (name === 'apiKey') return `avec la clé API « ${value} »`
  if (name === 'app') return `avec l’application « ${value} »`
  if (name === 'secondFactor' && value === true) return 'avec validation en deux étapes'
  if (name === 'secondFactor') return 'sans validation en deux étapes'
  return `${formatDetailName(name)} : ${formatDetailValue(value)}`
}

const METHODS: Readonly<Record<string, string>> = {
  sso: 'par authentification unique',
  password: 'par mot de passe',
  passkey: 'par clé d’accès',
  code: 'par un code envoyé par e-mail',
  totp: 'par un code d’authentification',
  invitation: 'par une invitation',
  handoff: 'depuis une autre session',
}

function formatDetailName(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function formatDetailValue(value: unknown): string {
  if (value === true) return 'oui'
  if (value === false) return 'non'
  if (value === null) return 'aucun'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join(' ; ')
  if (isDay(value)) return formatDay(value)
  if (isChange(value)) return formatFromTo(value.from, value.to)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
