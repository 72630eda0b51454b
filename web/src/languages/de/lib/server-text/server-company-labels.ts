export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {
  'New companies can’t sign up here': 'Neue Unternehmen können sich hier nicht registrieren',
  'Only owners of the company that operates this server can do this':
    'Das können nur Inhaber des Unternehmens, das diesen Server betreibt',
  'Company not found': 'Unternehmen nicht gefunden',
}
