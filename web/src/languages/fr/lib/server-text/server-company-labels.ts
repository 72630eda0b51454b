export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {
  'New companies can’t sign up here': 'Les nouvelles entreprises ne peuvent pas s’inscrire ici',
  'Only owners of the company that operates this server can do this':
    'Seuls les propriétaires de l’entreprise qui exploite ce serveur peuvent le faire',
  'Company not found': 'Entreprise introuvable',
}
