/** Types that the same files have by other names. */
const SAME: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/heif': 'image/heic',
  'application/x-zip-compressed': 'application/zip',
  'application/x-pdf': 'application/pdf',
  'application/csv': 'text/csv',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'application/vnd.ms-excel',
}

const commonName = (type: string) => {
  const [name = ''] = type.toLowerCase().split(';')
  return SAME[name.trim()] ?? name.trim()
}

/** Tells whether a file of a media type may be sent; an empty list allows all. */
export function isAllowed(type: string, allowed: readonly string[]): boolean {
  const name = commonName(type)
  return (
    allowed.length === 0 ||
    allowed.map(commonName).some((one) => one === name || isOfKind(name, one))
  )
}

function isOfKind(type: string, pattern: string): boolean {
  return pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1))
}
