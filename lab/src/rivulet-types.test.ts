import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { ProductFacts } from '#domain/catalogue-facts.ts';
import type { Route } from '#router/routes.ts';
import type { EventContext, Product, Rivulet } from '../public/rivulet.d.ts';
import type { Lab } from './create-lab.ts';

/** A test file of another project, which has a copy of the types. */
const SAMPLE = `
import type { LabState, LogEntry } from './rivulet';

export async function check(start: LabState): Promise<number> {
  await window.rivulet?.apply({ ...start, cart: [{ index: 0, qty: 3 }] });
  const bought = (entry: LogEntry) => entry.event === 'purchase' && entry.ecommerce.value;
  window.rivulet?.reset();
  return window.rivulet?.log().filter(bought).length ?? start.orders[0]?.lines[0]?.qty ?? 0;
}
// @ts-expect-error -- a line has an index or an id
export const line: LabState['cart'][number] = { qty: 1 };
// @ts-expect-error -- not part of the API
window.rivulet?.orders();
`;

test('[LAB13] another project compiles with lab/rivulet.d.ts alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rivulet-types-'));
  copyFileSync('lab/public/rivulet.d.ts', join(folder, 'rivulet.d.ts'));
  writeFileSync(join(folder, 'sample.ts'), SAMPLE);
  const options = '--noEmit --strict --target es2022 --lib es2022,dom --module esnext';
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const args = [tsc, ...options.split(' '), '--moduleResolution', 'bundler', 'sample.ts'];
  expect(() => execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('[LAB13] lab/rivulet.d.ts has the types of the lab', () => {
  expectTypeOf<Rivulet['state']>().toEqualTypeOf<Lab['state']>();
  expectTypeOf<Rivulet['apply']>().toEqualTypeOf<Lab['apply']>();
  expectTypeOf<Rivulet['reset']>().toEqualTypeOf<Lab['reset']>();
  expectTypeOf<ReturnType<Rivulet['log']>>().toEqualTypeOf<ReturnType<Lab['log']['entries']>>();
  expectTypeOf<Product>().toEqualTypeOf<{ [Fact in keyof ProductFacts]: ProductFacts[Fact] }>();
  expectTypeOf<EventContext['screen']>().toEqualTypeOf<Route['page']>();
});
