/** Office files by type, as a pattern for JavaScript and PostgreSQL. */
export const OFFICE =
  '^application/(msword|rtf|vnd\\.ms-(word|excel|powerpoint)|vnd\\.openxmlformats-officedocument|vnd\\.oasis\\.opendocument\\.(text|presentation|spreadsheet|graphics))'

const office = new RegExp(OFFICE)

export function isOffice(mime: string | null): boolean {
  return mime !== null && office.test(mime)
}

/** Tells the types in which cameras and telephones note where they were. */
export function mayHavePlace(mime: string | null): boolean {
  return /^(image|video|audio)\//.test(mime ?? '')
}

/** Tells the types that can carry what readers of the finished document don't see. */
export function isDocument(mime: string | null): boolean {
  return mime === 'application/pdf' || isOffice(mime)
}
