import type { Input, Target, Uploaded, UploadOptions } from './upload-options.ts'
import { uploadBytes } from './web-upload.ts'

/** Functions for what Node, browsers and edge runtimes do each in its own way. */
export interface Platform {
  upload(file: Input, options: UploadOptions, target: Target): Promise<Uploaded>
  /** True if a program may say who it is: browsers say it themselves. */
  namesItself: boolean
}

let platform: Platform = { upload: uploadBytes, namesItself: !('window' in globalThis) }

export function setPlatform(next: Platform): void {
  platform = next
}

export function currentPlatform(): Platform {
  return platform
}
