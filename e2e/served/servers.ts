import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../scripts/serve.ts';
import { expect, test as shopTest } from '../fixtures/shop.ts';

/** The base paths that the shop is built for, beside that of `dist`, and the folders of these builds. */
export const SITES = {
  '/': 'node_modules/.cache/sites/root',
  '/a/b/c/': 'node_modules/.cache/sites/nested',
} as const;
type Base = keyof typeof SITES;

/** Starts the servers of one test. Each method resolves to an origin. */
class Servers {
  readonly #stops: (() => unknown)[] = [];

  /** A static host without rewrites, which answers unknown paths with a document. */
  async plain(base: Base, fallback: 'index.html' | '404.html'): Promise<string> {
    const files = sirv(SITES[base]);
    const status = fallback === 'index.html' ? 200 : 404;
    const server = createServer((request, response) => {
      request.url = request.url?.slice(base.length - 1) ?? '/';
      files(request, response, () => {
        response.writeHead(status, { 'Content-Type': 'text/html' });
        createReadStream(`${SITES[base]}/${fallback}`).pipe(response);
      });
    });
    this.#stops.push(() => (server.closeAllConnections(), server.close()));
    return `http://127.0.0.1:${await listen(server, 0)}`;
  }

  /** The development server. */
  async vite(base: string): Promise<string> {
    const vite = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'];
    const env = { BASE_PATH: base, NO_COLOR: '1' };
    return this.#start(process.execPath, vite, /http:\/\/127\.0\.0\.1:\d+(?=\/)/, env);
  }

  /** Starts a program; resolves to the first text of its output that matches. */
  async #start(program: string, args: readonly string[], ready: RegExp, env = {}): Promise<string> {
    const child = spawn(program, args, { env: { ...process.env, ...env } });
    const closed = once(child, 'close');
    this.#stops.push(() => (child.kill(), closed));
    let output = '';
    const found = new Promise<string>((resolve) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        const match = ready.exec(output)?.[0];
        if (match !== undefined) resolve(match);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });
    const failed = closed.then(() => {
      throw new Error(`${program} has ended:\n${output}`);
    });
    return Promise.race([found, failed]);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) await stop();
  }
}

export const test = shopTest.extend<{ servers: Servers }>({
  servers: async ({ page }, provide) => {
    const servers = new Servers();
    await provide(servers);
    // Requests that are pending when a server stops would be logged as errors.
    await page.close();
    await servers.stop();
  },
});

export { expect };
