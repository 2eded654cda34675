import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticServer, listen } from './serve.mjs';

/** A folder with a shop that is built already. */
function builtShop(): string {
  const root = mkdtempSync(join(tmpdir(), 'rivulet-start-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '<p>the shop</p>');
  return root;
}

/** A port that something else has. */
async function takenPort(): Promise<number> {
  const other = createStaticServer();
  onTestFinished(() => void other.close());
  return listen(other, 0, '127.0.0.1');
}

test('a taken port is said, and the shop opens on the next free one, at the address it prints', async () => {
  const taken = await takenPort();
  const script = join(import.meta.dirname, 'start.mjs');
  const shop = spawn(process.execPath, [script, '--no-build', '--port', String(taken)], {
    cwd: builtShop(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void shop.kill());
  const lines: string[] = [];
  for await (const line of createInterface({ input: shop.stdout })) {
    lines.push(line);
    const address = /Go to {2}(\S+) {2}in a browser/.exec(line)?.[1];
    if (address === undefined) continue;
    expect(lines[0]).toBe(`Port ${taken} is taken, trying the next one.`);
    expect(Number(new URL(address).port)).toBeGreaterThan(taken);
    expect(await (await fetch(address)).text()).toBe('<p>the shop</p>');
    return;
  }
  expect.unreachable(`never opened: ${lines.join('\n')}`);
});
