import type { Services } from '../platform/http/services.ts'
import type { UploadLocks } from './locks.ts'
import type { UploadStore } from './store.ts'

/** Opens the store: the folder `uploads` in `DATA_DIR`, or the bucket. */
export async function openStore(services: Services, locks: UploadLocks): Promise<UploadStore> {
  if (!services.config.S3_BUCKET) {
    const { FolderUploads } = await import('./folder-uploads.ts')
    return new FolderUploads(services)
  }
  // Loaded only where it's used, since the client is large.
  const { BucketUploads } = await import('./bucket-uploads.ts')
  return new BucketUploads(services, locks)
}
