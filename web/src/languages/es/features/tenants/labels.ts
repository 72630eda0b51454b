import { formatBytes, formatDateTime } from '../../../../lib/format/format.ts'

// Branding section
export const savedOpenTabsAreUpdated = 'Guardado. Las pestañas abiertas se actualizan'
export const color = 'Color'
export const forButtonsSelectionAndLinks = 'Para botones, selección y enlaces'
export const pickFromScreen = 'Tomar de la pantalla'
export const enterColor = 'Introduzca un color como #0f766e'
export const discard = 'Descartar'
export const logo = 'Logotipo'
export const pngSvgJpegWebPAvif =
  'PNG, SVG, JPEG, WebP, AVIF o GIF, de hasta 2 MB; mejor con fondo transparente'
export const noLogoYet = 'Aún no hay logotipo'
export const replace = 'Sustituir'
export const chooseFile = 'Elegir archivo'
export const logoTooLarge = (bytes: number, max: number) =>
  `El archivo ocupa ${formatBytes(bytes)}. Elija uno de hasta ${formatBytes(max)}`

// Company section: language
export const language = 'Idioma de los visitantes'
export const languageHint =
  'De las páginas compartidas y los correos cuando el navegador del visitante no pide ninguno de los idiomas ofrecidos'

// Brand preview
export const preview = 'Vista previa'
export const app = 'Aplicación'
export const linkPage = 'Página de un enlace'
export const email = 'Correo'
export const library = 'Biblioteca'
export const collections = 'Colecciones'
export const links = 'Enlaces'
export const upload = 'Subir'
export const sampleEmailSubject = 'edda@example.com ha compartido «Precios» con usted'
export const hereArePricesWeDiscussed = 'Aquí tiene los precios de los que hablamos.'

// Contrast
export const contrast = (ratio: string) => `Contraste ${ratio}:1`
export const contrastGood = (label: string) => `${label}, bueno`
export const contrastTooLow = 'demasiado bajo, por lo que los botones son más oscuros'
export const colorVeryDark = 'muy oscuro, por lo que los botones son más claros'
export const contrastAdjusted = (label: string, how: string, used: string, ratio: string) =>
  `${label}, ${how} (${used}, ${ratio}:1)`

// Close section
export const exportYourContentFirst = 'Exporte antes su contenido'
export const exportHint =
  'El ZIP contiene todos los archivos, un manifiesto de elementos, etiquetas, categorías y colecciones, y tablas de enlaces, personas e informes. El registro de auditoría se puede exportar aparte como CSV.'
export const exportEverything = 'Exportar todo'
export const closeAccount = 'Cerrar la cuenta'
export const closingHint =
  'La cuenta pasa de inmediato a solo lectura para todos. Durante 30 días aún se puede leer y exportar, los enlaces compartidos funcionan y cualquier propietario puede cancelar el cierre. Después se eliminan definitivamente los elementos, archivos, enlaces, informes y accesos de todos.'
export const typeToConfirm = (name: string) => `Escriba ${name} para confirmar`

// Keep account
export const accountKept = 'La cuenta se conserva'
export const closesOn = (at: Date, timeZone: string) =>
  `Todo se eliminará definitivamente el ${formatDateTime(at, timeZone)}. Hasta entonces, la cuenta es de solo lectura y los enlaces compartidos funcionan.`
export const keepAccount = 'Conservar la cuenta'
export const ownerCanCancel = 'Un propietario puede cancelarlo.'

// Company section
export const nameHint = 'Se muestra en las páginas de enlaces, en los correos y aquí'
export const website = 'Sitio web'
export const websiteHint = 'Se abre cuando los visitantes hacen clic en el nombre de su empresa'
export const embedOrigins = 'Incrustación permitida en'
export const embedOriginsHint =
  'Sitios web, una dirección por línea. Sus enlaces y sitios se muestran en sus páginas, salvo los enlaces que piden algo a los visitantes.'
export const timeZone = 'Zona horaria'
export const timeZoneHint = (timeThere: string) =>
  `Determina cuándo empiezan y terminan los días para todos. Allí son ahora las ${timeThere}.`
export const countsFromNow =
  'Los informes cuentan los días en esta zona desde que la guarda. Los días ya contados conservan la anterior.'
export const noResultsTryLargerCity = 'Sin resultados. Pruebe con una ciudad mayor cercana.'

// Keep by mail
export const accountIsKeptNothingWas = (name: string) =>
  `La cuenta de ${name} se conserva. No se ha eliminado nada.`
export const openSatchel = 'Abrir Satchel'

// Brand preview
export const home = 'Inicio'

// Legal section
export const legalPages = {
  imprintUrl: { label: 'Aviso legal', description: 'En alemán, «Impressum»' },
  privacyUrl: {
    label: 'Política de privacidad',
    description: 'Cómo trata su empresa los datos personales',
  },
  termsUrl: {
    label: 'Condiciones de uso',
    description: 'Condiciones de uso de lo que comparte',
  },
  accessibilityUrl: {
    label: 'Accesibilidad',
    description: 'Su declaración de accesibilidad',
  },
}
export const controller = 'Responsable de los datos de los visitantes'
export const controllerHint =
  'Nombre, dirección y contacto, y el delegado de protección de datos. Los visitantes lo ven en la página de sus datos, que si no solo nombra a su empresa.'
