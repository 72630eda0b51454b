import { setPlatform } from './platform.ts'
import { uploadFile } from './upload.ts'

// In Node, files are also read by their path.
setPlatform({ upload: uploadFile, namesItself: true })

export type { ListName } from './generated/methods.ts'
export type { ProblemCode } from './generated/problems.ts'
export type * from './generated/types.ts'
export type { CallOptions } from './operation.ts'
export { Satchel, type SatchelOptions } from './satchel.ts'
export { type FieldError, SatchelError } from './satchel-error.ts'
export type { Uploaded, UploadOptions } from './upload-options.ts'
