import { formatCount } from '../../../../../lib/format/format.ts'

// Compare versions
export const firstVersion = 'Primera versión'
export const secondVersion = 'Segunda versión'
export const versionLabel = (number: number, isCurrent: boolean) =>
  `Versión ${number}${isCurrent ? ', actual' : ''}`
export const uploadedBy = 'Subida por'
export const satchel = 'Satchel'
export const uploaded = 'Subida'

// Text changes
export const couldntCompareTheTexts = 'No se pudieron comparar los textos.'
export const text = 'Texto'
export const noTextFound = (versions: string) =>
  `No se encontró texto en la versión ${versions.replace(' or ', ' ni en la ')}.`
export const onlyBeginningCompared = 'Solo se compara el principio de los textos largos.'
export const textsTooDifferent = 'Los textos son demasiado diferentes para compararlos.'
export const theTextsAreIdentical = 'Los textos son idénticos.'

// Version facts
export const type = 'Tipo'
export const size = 'Tamaño'
export const pages = 'Páginas'
export const pageCount = (count: number) => formatCount(count, 'página', 'páginas')
export const dimensions = 'Dimensiones'
export const length = 'Duración'

// Versions panel
export const couldntLoadTheVersions = 'No se pudieron cargar las versiones'
export const versions = 'Versiones'
export const replaceFile = 'Sustituir el archivo'
export const replaceHint =
  'Los enlaces siguen funcionando y muestran el nuevo archivo. También puede soltar un archivo sobre la vista previa.'

// Open compare
export const compareVersions = (name: string) => `Comparar versiones de ${name}`

// Restore version
export const versionNumberRestored = (number: number) => `Versión ${number} restaurada`

// Version line
export const versionNumber = (number: number) => `Versión ${number}`
export const current = 'Actual'
export const processing = 'Procesando'
export const compareVersionNumber = (number: number) => `Comparar la versión ${number}`
export const restoreVersionNumber = (number: number) => `Restaurar la versión ${number}`
export const downloadVersionNumber = (number: number) => `Descargar la versión ${number}`
