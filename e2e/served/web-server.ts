import { HEADERS } from '../../deploy/headers.mjs';
import { writeConfigurations } from '../../deploy/make-deploy.mjs';
import { freePort } from '../../scripts/serve.mjs';
import { ensureWebProgram, makeServerFolder, startWebServer } from '../../scripts/web-servers.mjs';
import { expect, test as base } from '../fixtures/shop.ts';
import { siteFor, type Base } from './sites.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SECURITY_HEADERS = Object.fromEntries(
  HEADERS.map(([name, value]) => [name.toLowerCase(), value]),
);

interface Options {
  /** Called once the configurations are written, to add another. */
  readonly prepare?: (out: string, temp: string, port: number) => void;
}

type Serve = (name: 'nginx' | 'caddy', base: Base, options?: Options) => Promise<string>;

/** `serve` starts a web server on the shop built for a base path; gives its origin. Skips without the program. */
export const test = base.extend<{ serve: Serve }>({
  serve: async ({ page }, provide) => {
    let stop = async (): Promise<void> => {};
    await provide(async (name, base, { prepare } = {}) => {
      let reason = '';
      const program = await ensureWebProgram(name, { log: (line) => (reason = line) });
      if (!program) {
        expect(process.env['STRICT'], reason).toBeUndefined();
        test.skip(true, reason);
        return '';
      }
      const folder = makeServerFolder();
      const port = await freePort();
      const { out, path: temp } = folder;
      const whole = prepare ? {} : { listen: `127.0.0.1:${port}` };
      writeConfigurations({ dir: siteFor(base), out, temp, ...whole });
      prepare?.(out, temp, port);
      const server = await startWebServer(name, { program, out, temp, port });
      stop = async () => {
        await server.stop();
        folder.remove();
      };
      return `http://127.0.0.1:${port}`;
    });
    // Requests that are pending when the server stops would be logged as errors.
    await page.goto('about:blank');
    await stop();
  },
});

export { expect };
