export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {
  'New companies can’t sign up here': 'Neue Unternehmen können sich hier nicht registrieren',
  'New companies can’t sign up on this server. Ask the people who run it for an invitation':
    'Neue Unternehmen können sich auf diesem Server nicht registrieren. Bitten Sie die Betreiber um eine Einladung',
  'Companies can only sign up with an address at {}':
    'Unternehmen können sich nur mit einer Adresse bei {} registrieren',
  'Only owners of the company that operates this server can do this':
    'Das können nur Inhaber des Unternehmens, das diesen Server betreibt',
  'This server has no plans. Set limits instead':
    'Dieser Server hat keine Tarife. Legen Sie stattdessen Grenzen fest',
  'The company that operates this server can’t be suspended or deleted here':
    'Das Unternehmen, das diesen Server betreibt, kann hier weder gesperrt noch gelöscht werden',
  'This company isn’t suspended': 'Dieses Unternehmen ist nicht gesperrt',
  'An owner of this company is already confirmed':
    'Ein Inhaber dieses Unternehmens ist schon bestätigt',
  'Company not found': 'Unternehmen nicht gefunden',
  'This company is suspended. Resume it first':
    'Dieses Unternehmen ist gesperrt. Heben Sie die Sperre zuerst auf',
}
