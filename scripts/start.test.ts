import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openInBrowser } from './start.ts';

const URL_OF_SHOP = 'http://127.0.0.1:4173/rivulet/';

test.skipIf(process.platform !== 'linux')(
  '[SERVE43] --open passes the URL to the default browser, and reports that there is none',
  async () => {
    const bin = mkdtempSync(join(tmpdir(), 'rivulet-bin-'));
    vi.stubEnv('PATH', bin);
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    openInBrowser(URL_OF_SHOP);
    await vi.waitFor(() =>
      expect(reported).toHaveBeenCalledWith('Could not open a browser: spawn xdg-open ENOENT'),
    );
    const opened = join(bin, 'opened');
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" > ${opened}`, { mode: 0o755 });
    openInBrowser(URL_OF_SHOP);
    await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toBe(`${URL_OF_SHOP}\n`));
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
    rmSync(bin, { recursive: true });
  },
);

test('[SERVE11] an invalid argument is rejected in one line', () => {
  const args = ['--import', 'tsx', 'scripts/start.ts', '--port', 'x'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    "A port is a number from 0 to 65535, not 'x'. See --help.\n",
  ]);
});
