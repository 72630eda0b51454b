export const ABOUT_COMPANIES: Readonly<Record<string, string>> = {
  'New companies can’t sign up here': 'Las empresas nuevas no pueden registrarse aquí',
  'New companies can’t sign up on this server. Ask the people who run it for an invitation':
    'Las empresas nuevas no pueden registrarse en este servidor. Pida una invitación a quienes lo administran',
  'Companies can only sign up with an address at {}':
    'Las empresas solo pueden registrarse con una dirección de {}',
  'Only owners of the company that operates this server can do this':
    'Solo pueden hacerlo los propietarios de la empresa que administra este servidor',
  'This server has no plans. Set limits instead':
    'Este servidor no tiene planes. Establezca límites en su lugar',
  'The company that operates this server can’t be suspended or deleted here':
    'La empresa que administra este servidor no se puede suspender ni eliminar aquí',
  'This company isn’t suspended': 'Esta empresa no está suspendida',
  'An owner of this company is already confirmed':
    'Un propietario de esta empresa ya está confirmado',
  'Company not found': 'No se encontró la empresa',
  'This company is suspended. Resume it first': 'Esta empresa está suspendida. Reanúdela primero',
}
