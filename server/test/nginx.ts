import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

interface Front {
  port: number
  /** The server it passes requests to, as host and port. */
  upstream: string
  /** The largest body it passes on, as nginx writes it; by default nginx's own 1 MB. */
  bodyMax?: string
  /** False to leave out what lets WebSockets through. */
  passesSockets?: boolean
}

/** Starts Debian's nginx in front of a server, with nginx's defaults, and resolves to what stops it. */
export async function startNginx(front: Front): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-nginx-'))
  await writeFile(join(folder, 'nginx.conf'), configOf(front))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  const nginx = spawn('/usr/sbin/nginx', args, { stdio: 'ignore' })
  const exited = once(nginx, 'exit')
  const ended = exited.then(() => {
    throw new Error('nginx ended')
  })
  await Promise.race([untilOpen(front.port), ended])
  ended.catch(() => undefined)
  return async () => {
    nginx.kill()
    await exited
    await rm(folder, { recursive: true, force: true })
  }
}

async function untilOpen(port: number): Promise<void> {
  while (!(await fetch(`http://localhost:${port}/`, { method: 'HEAD' }).catch(() => undefined)))
    await setTimeout(20)
}

function configOf({ port, upstream, bodyMax, passesSockets = true }: Front): string {
  const upgrade = `
          proxy_set_header Upgrade $http_upgrade;
          proxy_set_header Connection $http_connection;`
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  return `
    daemon off;
    pid nginx.pid;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      ${paths.join('\n')}
      access_log off;
      ${bodyMax ? `client_max_body_size ${bodyMax};` : ''}
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://${upstream};
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $remote_addr;${passesSockets ? upgrade : ''}
        }
      }
    }`
}
