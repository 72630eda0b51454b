// What templates are called in the dialog, and the text they begin with.

export const launch = {
  id: 'launch',
  name: 'Lanzamiento de producto',
  line: 'Una portada, tres razones y el material',
}
export const launchIntro =
  'Diga en dos frases qué hay de nuevo y para quién es. Aquí el lector decide si se queda.'
export const launchPoints = [
  {
    title: 'Más rápido',
    line: 'Nombre lo primero que mejora, con una cifra si la tiene.',
  },
  { title: 'Más sencillo', line: 'Nombre lo que sus clientes ya no tienen que hacer.' },
  { title: 'Más seguro', line: 'Nombre la preocupación que les quita.' },
]
export const seeForYourself = 'Véalo usted mismo'
export const nextStep = 'Siguiente paso'
export const launchNext =
  'Diga al lector qué hacer ahora: probarlo, reservar una demostración o responderle.'

export const dealRoom = {
  id: 'deal-room',
  name: 'Sala de negociación',
  line: 'El estado de una negociación y todos sus documentos',
}
export const dealIntro =
  'Todo sobre nuestro proyecto en un solo lugar. Esta página muestra siempre las versiones actuales.'
export const whereWeAre = 'En qué punto estamos'
export const dealSteps = [
  'Objetivos y alcance acordados',
  'Propuesta en revisión',
  'Cuestiones de seguridad y contrato',
  'Inicio del proyecto',
]
export const documents = 'Documentos'
export const contacts = 'Sus contactos'
export const dealContacts = 'Añada nombres, números de teléfono y horarios de contacto.'

export const event = {
  id: 'event',
  name: 'Evento',
  line: 'Cuándo, dónde, programa y material',
}
export const eventIntro = 'Diga qué se aprenderá o se verá y por qué merece la pena acudir.'
export const eventFacts = [
  { title: 'Cuándo', line: 'Día y hora, con la zona horaria' },
  { title: 'Dónde', line: 'Dirección, número de stand o enlace para participar' },
  { title: 'Quién', line: 'Las personas con las que reunirse' },
]
export const agenda = 'Programa'
export const eventAgenda = [
  '09:30 Bienvenida',
  '10:00 Ponencia inaugural',
  '11:00 Demostraciones y preguntas',
  '12:00 Comida',
]
export const material = 'Material'

export const caseStudies = {
  id: 'case-studies',
  name: 'Casos de éxito',
  line: 'Sus mejores historias, una junto a otra',
}
export const casesIntro = 'Cómo lo resolvieron empresas como la suya y qué lograron.'
export const casesQuote = 'Ponga aquí la frase más convincente de un cliente, con nombre y empresa.'
export const casesNext = 'Ofrezca una llamada con un cliente de referencia o un proyecto piloto.'

export const newsletter = {
  id: 'newsletter',
  name: 'Boletín',
  line: 'Una historia y, después, más lecturas',
}
export const newsIntro = 'Lo ocurrido desde el último número, en una frase.'
export const newsFirst = 'La noticia principal'
export const newsText = 'Bastan tres párrafos breves: qué, por qué y qué viene ahora.'
export const newsMore = 'Más lecturas'

export const blank = { id: 'blank', name: 'Página en blanco', line: 'Solo un encabezado' }
