import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumPath, FLAGS } from './chromium.mjs';

const PATIENCE_MS = 30_000;

/** A Chromium that others than Playwright can drive, by the port it listens on; with a profile of its own. */
export async function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'rivulet-chromium-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // In a group of its own: what it starts can then be ended with it.
  const child = spawn(await chromiumPath(), [...own, ...FLAGS, 'about:blank'], {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
  const end = () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    process.kill(process.platform === 'win32' ? child.pid : -child.pid);
  };
  process.once('exit', end);
  const port = await readPort(join(profile, 'DevToolsActivePort'));
  return {
    port,
    close: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      process.off('exit', end);
      end();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Chromium writes it down when it listens. @param {string} file */
async function readPort(file) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return Number(port);
  }
  throw new Error('Chromium does not say which port it listens on');
}
