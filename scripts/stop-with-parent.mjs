// Preloaded into a server started by another process: shuts it down cleanly when that process is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
