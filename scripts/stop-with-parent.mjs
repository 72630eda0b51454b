// Preloaded into a server started by another process: shuts it down cleanly when that process is killed.
import { isMainThread } from 'node:worker_threads'

const stop = () => process.kill(process.pid, 'SIGTERM')

// Threads of the server load this too, and have no parent process.
if (isMainThread) {
  process.once('disconnect', stop)
  process.channel?.unref()
  // Killed before this ran.
  if (!process.connected) stop()
}
