import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBasePath } from '../build/base-path.ts';
import { fillWorker, hashFiles } from '../build/offline.ts';
import { createStaticServer, listen } from '../scripts/serve.mjs';
import { test as base } from './shop.ts';

const BASE = readBasePath(process.env['BASE_PATH']);

/** A static host of its own for one story, which can be taken down and get a new deployment. */
export class Host {
  readonly dir = mkdtempSync(join(tmpdir(), 'rivulet-host-'));
  #server: Server | undefined;
  #port = 0;

  constructor() {
    copyBuilt(this.dir);
  }

  /** The address of a path of the shop; one and the same over all starts. */
  at(path: string): string {
    return `http://127.0.0.1:${this.#port}${BASE}${path}`;
  }

  async start(): Promise<void> {
    this.#server = createStaticServer({ dir: this.dir, base: BASE, fallback: '404.html' });
    this.#port = await listen(this.#server, this.#port, '127.0.0.1');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server?.listening) return;
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Puts a text in the place of another in a file, as it is on the host. */
  edit(file: string, edit: (text: string) => string): void {
    const path = join(this.dir, file);
    const before = readFileSync(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`Nothing to change in ${file}`);
    writeFileSync(path, after);
  }

  /**
   * Deploys a next version as a build makes it: other texts, every script under a new name, a worker that knows
   * them. Nothing of the version before stays.
   */
  async deployNext(from: string, to: string): Promise<void> {
    const files = Object.keys(await hashFiles(this.dir));
    const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
    const renamed = scripts.map((file) => [nameOf(file), `next-${nameOf(file)}`] as const);
    for (const file of files.filter((name) => /\.(?:js|html)$/.test(name))) {
      const path = join(this.dir, file);
      let text = readFileSync(path, 'utf8').replaceAll(from, to);
      for (const [old, name] of renamed) text = text.replaceAll(old, name);
      writeFileSync(path, text);
    }
    for (const [old, name] of renamed) {
      renameSync(join(this.dir, 'assets', old), join(this.dir, 'assets', name));
    }
    await this.renewWorker();
  }

  /** Deploys the first version again. */
  takeBack(): void {
    copyBuilt(this.dir);
  }

  /** Writes the worker anew for the files that are there now. */
  async renewWorker(): Promise<void> {
    const hashes = await hashFiles(this.dir);
    this.edit('sw.js', (text) => {
      const code = text.replace(/^const FILES=\{[^}]*\},VERSION="[^"]*";/, '');
      return fillWorker(code, hashes);
    });
  }
}

/** Without compressed copies, which would tell of the files as they were before an edit. */
function copyBuilt(dir: string): void {
  const filter = (path: string) => !/\.(?:br|gz)$|\/_\w+$/.test(path);
  cpSync('dist', dir, { recursive: true, filter });
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

export const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from its pattern
  host: async ({}, provide) => {
    const host = new Host();
    await host.start();
    await provide(host);
    await host.remove();
  },
});
