export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {
  'New companies can’t sign up here': 'Les nouvelles entreprises ne peuvent pas s’inscrire ici',
  'New companies can’t sign up on this server. Ask the people who run it for an invitation':
    'Les nouvelles entreprises ne peuvent pas s’inscrire sur ce serveur. Demandez une invitation à ceux qui l’administrent',
  'Companies can only sign up with an address at {}':
    'Les entreprises ne peuvent s’inscrire qu’avec une adresse chez {}',
  'Only owners of the company that operates this server can do this':
    'Seuls les propriétaires de l’entreprise qui exploite ce serveur peuvent le faire',
  'This server has no plans. Set limits instead':
    'Ce serveur n’a pas de forfaits. Définissez plutôt des limites',
  'The company that operates this server can’t be suspended or deleted here':
    'L’entreprise qui exploite ce serveur ne peut être ni suspendue ni supprimée ici',
  'This company isn’t suspended': 'Cette entreprise n’est pas suspendue',
  'An owner of this company is already confirmed':
    'Un propriétaire de cette entreprise est déjà confirmé',
  'Company not found': 'Entreprise introuvable',
  'This company is suspended. Resume it first':
    'Cette entreprise est suspendue. Réactivez-la d’abord',
}
