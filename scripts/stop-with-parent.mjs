// Preloaded into a server started by another process: shuts it down cleanly when that process is killed.
const stop = () => process.kill(process.pid, 'SIGTERM')
process.once('disconnect', stop)
process.channel?.unref()
// Killed before this ran.
if (!process.connected) stop()
