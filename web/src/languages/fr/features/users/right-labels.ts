import type { Permission, Role } from '@satchel/contract/permissions.ts'

export const RIGHTS: Readonly<Record<Permission, string>> = {
  'library.read': 'Trouver, lire et télécharger des contenus',
  'library.mark': 'Ajouter des favoris, voter et proposer des souhaits',
  'links.share': 'Partager des liens et voir qui les a ouverts',
  'people.read': 'Voir qui d’autre a accès',
  'library.write': 'Charger et modifier des contenus et des collections',
  'reports.read': 'Voir les statistiques de toute l’entreprise',
  'library.purge': 'Supprimer définitivement des contenus',
  'links.all': 'Voir et modifier les liens de tout le monde',
  'ctas.read': 'Voir les CTA, leurs réponses et leurs rapports',
  'ctas.write': 'Créer et modifier des CTA',
  'taxonomy.manage':
    'Gérer les catégories, les étiquettes, le partage par défaut et le domaine court',
  'people.manage': 'Inviter et désactiver des personnes, changer les rôles',
  'tenant.manage': 'Modifier les informations de l’entreprise et l’identité visuelle',
  'sign-in.manage': 'Gérer les règles de connexion et l’authentification unique',
  'audit.read': 'Voir le journal d’audit',
  'errors.manage': 'Voir et résoudre les erreurs rencontrées par l’équipe',
  'partners.manage': 'Créer des codes partenaires et voir les inscriptions',
  'billing.manage': 'Voir les factures, changer d’offre, fermer le compte',
}

export const ROLE_LABELS: Readonly<Record<Role, { label: string; line: string }>> = {
  owner: {
    label: 'Propriétaire',
    line: 'Tout, y compris la facturation et la fermeture du compte',
  },
  admin: { label: 'Admin', line: 'Les personnes, les paramètres et les liens de tout le monde' },
  editor: { label: 'Éditeur', line: 'Crée et modifie des contenus' },
  viewer: { label: 'Lecteur', line: 'Trouve, consulte et partage des contenus' },
}
