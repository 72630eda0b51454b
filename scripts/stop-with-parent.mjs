// Loaded before a server that another process started: when that one is killed, the server stops in good order.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
