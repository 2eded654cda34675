import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticServer, listen } from './serve.mjs';

/** A folder with a minimal built shop. */
function builtShop(): string {
  const root = mkdtempSync(join(tmpdir(), 'rivulet-start-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '<p>the shop</p>');
  return root;
}

/** A port that another server uses. */
async function takenPort(): Promise<number> {
  const other = createStaticServer();
  onTestFinished(() => void other.close());
  return listen(other, 0, '127.0.0.1');
}

/** Starts the built shop; resolves to its output lines up to the first that matches. */
async function start(args: readonly string[], until: RegExp): Promise<readonly string[]> {
  const script = join(import.meta.dirname, 'start.mjs');
  const shop = spawn(process.execPath, [script, '--no-build', ...args], {
    cwd: builtShop(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void shop.kill());
  const lines: string[] = [];
  for await (const line of createInterface({ input: shop.stdout })) {
    lines.push(line);
    if (until.test(line)) return lines;
  }
  return expect.unreachable(`no matching line: ${lines.join('\n')}`);
}

test('a taken port is reported, and the shop runs on the next free one, at the printed address', async () => {
  const taken = await takenPort();
  const ADDRESS = /open {2}(\S+) {2}in a browser/;
  const lines = await start(['--port', String(taken)], ADDRESS);
  const address = ADDRESS.exec(lines.at(-1) ?? '')?.[1] ?? '';
  expect(lines[0]).toBe(`Port ${taken} is taken, trying the next one.`);
  expect(Number(new URL(address).port)).toBeGreaterThan(taken);
  expect(await (await fetch(address)).text()).toBe('<p>the shop</p>');
});

test('[SERVE18] --strict-port exits with one line when the port is taken', async () => {
  const taken = await takenPort();
  const script = join(import.meta.dirname, 'start.mjs');
  const args = [script, '--no-build', '--strict-port', '--port', String(taken)];
  const shop = spawnSync(process.execPath, args, { cwd: builtShop(), encoding: 'utf8' });
  expect([shop.status, shop.stdout]).toEqual([1, '']);
  expect(shop.stderr).toBe(
    `Could not start: Port ${taken} is taken. Choose another with --port.\n`,
  );
});

test('[SERVE18] --host 0.0.0.0 prints the addresses of this machine and what browsers lack over plain http', async () => {
  const lines = await start(['--port', '4400', '--host', '0.0.0.0'], /Ctrl\+C/);
  const text = lines.join('\n');
  expect(text).toMatch(/no service worker[^]*no clipboard/);
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  if (!lan) return;
  const [, rest] = /localhost(:\d+\/)/.exec(text) ?? [];
  const address = `http://${lan.address}${rest}`;
  expect(text).toContain(`From other machines:  ${address}`);
  expect(await (await fetch(address)).text()).toBe('<p>the shop</p>');
});
