import { whenReady } from '../../scripts/testing/readiness.mjs'

// Before a file is read: tests that need a program which isn't there are skipped, and an app serves what is built.
await whenReady('machine', 'en')
