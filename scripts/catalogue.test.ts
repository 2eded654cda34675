import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { catalogueFacts } from '#domain/catalogue-facts.ts';
import { BASE } from '#test-utils/products.ts';

async function catalogue(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/catalogue.ts', ...args],
    { env: { ...process.env, BASE_PATH: '', ...env }, maxBuffer: 2 ** 26 },
  );
  return { products: JSON.parse(stdout) as readonly unknown[], stderr };
}

testOurGoods('[CAT30] a known product is printed with all its fields', async () => {
  const { products, stderr } = await catalogue(['--seed', '7', '--size', '1']);
  expect(products).toEqual([
    {
      id: '0f4cdb46-54c4-8af7-a9c9-cf9095392908',
      title: 'Ink Study Desk Lamp',
      description: expect.stringMatching(/^A working lamp .+ everyday use\.$/),
      price: '170.00',
      rating: 5,
      image: expect.stringMatching(/^\/rivulet\/pictures\/[0-9a-f]{8}\/desk-lamp-ink-300\.avif$/),
      material: 'Powder-coated steel',
      kind: 'Desk Lamp',
    },
  ]);
  expect(stderr).toBe('');
});

test('[CAT30] a random seed is printed on stderr', async () => {
  const { products, stderr } = await catalogue([]);
  const seed = /^--seed (\d+) prints this catalogue again\.\n$/.exec(stderr)?.[1];
  expect(products).toEqual(catalogueFacts({ seed: Number(seed) }, BASE));
});

test('[CAT30, APP25] size 500 gives 500 products, and BASE_PATH moves their image paths', async () => {
  const args = ['--seed', '4294967295', '--size', '500'];
  const { products } = await catalogue(args, { BASE_PATH: 'tide' });
  expect(products).toEqual(catalogueFacts({ seed: 4294967295, size: 500 }, '/tide/'));
});

test('[SERVE11] an invalid argument is rejected in one line', async () => {
  await expect(catalogue(['--size', '10001'])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^.*10001.* See --help\.\n$/),
  });
});
