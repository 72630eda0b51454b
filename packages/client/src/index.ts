import { setPlatform } from './platform.ts'
import { uploadFile } from './upload.ts'

// In Node, files are also read by their path.
setPlatform({ upload: uploadFile, namesItself: true })

export * from './web.ts'
