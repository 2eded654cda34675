import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishedTypes } from './published-types.ts';

/** A test file of another project, which has a copy of the types. */
const SAMPLE = `
import type { LabState, LogEntry } from './rivulet';

export async function check(start: LabState): Promise<number> {
  await window.rivulet?.apply({ ...start, cart: [{ index: 0, qty: 3 }] });
  const dear: string[] = (window.rivulet?.catalogue() ?? []).map(({ price, kind }) => price + kind);
  const sorted = (entry: LogEntry) =>
    entry.event === 'filter' && entry.sort === 'price-low' && entry.shop.screen === 'not-found';
  if (dear.length < (window.rivulet?.log().filter(sorted).length ?? 0)) return 0;
  const bought = (entry: LogEntry) => entry.event === 'purchase' && entry.ecommerce.value;
  window.rivulet?.reset();
  return window.rivulet?.log().filter(bought).length ?? start.orders[0]?.lines[0]?.qty ?? 0;
}
// @ts-expect-error -- a line has an index or an id
export const line: LabState['cart'][number] = { qty: 1 };
// @ts-expect-error -- no screen
export const elsewhere: LogEntry['shop']['screen'] = 'elsewhere';
// @ts-expect-error -- not part of the API
window.rivulet?.orders();
`;

test('[LAB13] another project compiles with lab/rivulet.d.ts alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-types-'));
  writeFileSync(join(folder, 'rivulet.d.ts'), publishedTypes());
  writeFileSync(join(folder, 'sample.ts'), SAMPLE);
  const options = '--noEmit --strict --target es2022 --lib es2022,dom --module esnext';
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const args = [tsc, ...options.split(' '), '--moduleResolution', 'bundler', 'sample.ts'];
  expect(() => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })).not.toThrow();
  rmSync(folder, { recursive: true });
});
