import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { isCommand, readOptions, readPort, runCommand } from './cli.ts';
import { start } from './serve.ts';

const HELP = `
Usage: npm start -- [options]    builds the shop, then serves it
       npm run preview -- [options]
       npx rivulet [options]     in a project that has installed the package

Serves the built shop.

  --port <number>      first port to try, then the next ones (4173)
  --strict-port        exit with an error when the port is taken
  --host <address>     0.0.0.0 accepts other machines (127.0.0.1)
  --open               open it in the default browser
  --allow-frames       other sites may show the shop in a frame
  --no-policy          without its Content Security Policy and its service
                       worker, for tests with tools that inject styles or
                       evaluate code
  --no-service-worker  without its service worker, which a browser that has it
                       removes within two visits
  --help               print this help
`;

async function main(): Promise<void> {
  // Node, as process 1 of a container, ignores a signal that has no listener.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  endWithNpm();
  const options = readOptions(HELP, {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
    'strict-port': { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
    'allow-frames': { type: 'boolean', default: false },
    'no-policy': { type: 'boolean', default: false },
    'no-service-worker': { type: 'boolean', default: false },
  });
  const { url } = await start({
    port: readPort(options.port),
    host: options.host,
    strictPort: options['strict-port'],
    allowFrames: options['allow-frames'],
    noPolicy: options['no-policy'],
    noServiceWorker: options['no-service-worker'],
  });
  const here = url.replace(/0\.0\.0\.0|\[::\]/, 'localhost');
  console.log(`The shop is running: open  ${here}  in a browser.`);
  if (here !== url) {
    const lan = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
    for (const { family, internal, address } of lan) {
      if (family === 'IPv4' && !internal)
        console.log(`From other machines:  ${here.replace('localhost', address)}`);
    }
  }
  console.log('Press Ctrl+C to stop.');
  if (options.open) openInBrowser(here);
}

/**
 * npm passes a signal only to the shell in which it runs a command, and shells such as dash and bash end without passing
 * it on: the server would keep the port. Without npm its parent may end before it, as a script that starts it does.
 */
function endWithNpm(): void {
  const { ppid } = process;
  if (process.env['npm_command'] === undefined) return;
  setInterval(() => process.ppid === ppid || process.exit(), 250).unref();
}

/** Opens a URL in the default browser; a failure is reported on stderr. */
export function openInBrowser(url: string): void {
  const openers: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', '""'],
  };
  const [command = '', ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', ({ message }) => console.error(`Could not open a browser: ${message}`))
    .unref();
}

if (isCommand(import.meta.url)) await runCommand(main, 'Could not start');
