export { seedFileUrl } from './seed-files.ts'
