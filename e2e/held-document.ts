import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readBasePath } from '../build/base-path.ts';
import { createStaticServer, listen } from '../scripts/serve.mjs';
import { test as base } from './host.ts';

const BASE = readBasePath(process.env['BASE_PATH']);

/** A host whose first answer is half a document; all else it answers at once. */
export interface SlowHost {
  /**
   * Answers a path with a file of the build up to some text, and with the rest when the function given back is called.
   * Gives the whole address too.
   */
  hold(path: string, file: string, stop: string): { address: string; release: () => void };
}

export const test = base.extend<{ slowHost: SlowHost }>({
  slowHost: async ({ page }, provide) => {
    const files = createStaticServer({ dir: 'dist', base: BASE });
    const held = new Map<string, { html: string; half: number; released: Promise<void> }>();
    const server = createServer(async (request, response) => {
      const answer = held.get(request.url ?? '');
      if (!answer) return void files.emit('request', request, response);
      held.delete(request.url ?? '');
      response.setHeader('content-type', 'text/html');
      response.write(answer.html.slice(0, answer.half));
      await answer.released;
      response.end(answer.html.slice(answer.half));
    });
    const port = await listen(server, 0, '127.0.0.1');
    await provide({
      hold(path, file, stop) {
        const html = readFileSync(`dist/${file}`, 'utf8');
        const half = html.indexOf(stop);
        if (half < 0) throw new Error(`${file} has no ${stop}`);
        let release = () => {};
        const released = new Promise<void>((done) => (release = done));
        held.set(BASE + path, { html, half, released });
        return { address: `http://127.0.0.1:${port}${BASE}${path}`, release };
      },
    });
    // Asks for nothing more.
    await page.goto('about:blank');
    server.close();
    server.closeAllConnections();
  },
});

/** How the boot script begins. */
export const BOOT = '<script>//#';
