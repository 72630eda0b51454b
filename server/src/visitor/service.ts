export { IS_SHARED } from './link/link-queries.ts'
