export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {
  'New companies can’t sign up here': 'Las empresas nuevas no pueden registrarse aquí',
  'Only owners of the company that operates this server can do this':
    'Solo pueden hacerlo los propietarios de la empresa que administra este servidor',
  'Company not found': 'No se encontró la empresa',
}
