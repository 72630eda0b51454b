import { whenReady } from '../../scripts/testing/readiness.mjs'

// Before a file is read: tests that need a program which isn't there are skipped, and an app serves what is built.
await whenReady('machine', 'app')

// A product that a file before this one started in this process left its own: files that other users are to read, such as
// a pooler's settings, would be this user's alone.
process.umask(0o022)
