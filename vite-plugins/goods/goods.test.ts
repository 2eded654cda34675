import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { toJsonSchema } from '@valibot/to-json-schema';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readShopConfig } from '../read-shop-config.ts';
import { codeOf, MODULES } from './modules.ts';
import { parseGoods, readGoods } from './read-goods.ts';
import { GOODS_SCHEMA, type GoodsTable } from './schema.ts';

/** A table of as many kinds, each with one finish and one picture. */
function tableOf(count: number): GoodsTable {
  const kinds = Array.from({ length: count }, (_, at) => {
    const letter = String.fromCharCode(65 + at);
    return {
      slug: `kind-${at}`,
      noun: `Cup ${letter}`,
      price: { from: 10, to: 20 },
      qualities: ['Tall'],
      openings: [`This {quality} cup ${letter} is made of {material}.`],
      details: [`Cup ${letter} holds a lot.`],
      finishes: [{ word: 'Blue', material: 'china', picture: `cup-${at}` }],
    };
  });
  return { kinds, closings: ['Thank you.'] };
}

const TABLE = tableOf(20);
const [FIRST] = TABLE.kinds;
const [FINISH] = FIRST?.finishes ?? [];

/** The table with another second kind. */
function withSecond(change: object): object {
  return {
    ...TABLE,
    kinds: TABLE.kinds.map((kind, at) => (at === 1 ? { ...kind, ...change } : kind)),
  };
}

test('[LOOK34] a picture that is cut at its waterline is shown in water alone', () => {
  const config = readShopConfig();
  const { near, far } = config.heroPictures;
  const heroPictures = { near, middle: far, far };
  const goods = { ...TABLE, source: '', folder: '', files: [`hero-${near}-600.avif`], opaque: [] };
  const pictures = (scene: 'water' | 'hills') =>
    MODULES['pictures.ts'](goods, { ...config, heroPictures, scene }).HERO_PICTURES;
  expect(pictures('water').near.isCut).toBe(true);
  expect(pictures('hills').near.isCut).toBe(false);
  expect(pictures('water').lost).toEqual({ picture: far, isCut: false });
});

test('[APP34] a table of 20 kinds with one finish each is a shop', () => {
  expect(parseGoods(JSON.stringify(TABLE), 'goods.json')).toEqual(TABLE);
});

test('[APP34] a title may have 34 characters', () => {
  const table = withSecond({ qualities: ['Extraordinarily Durable'] });
  expect(parseGoods(JSON.stringify(table), 'goods.json')).toEqual(table);
});

test.each([
  [tableOf(19), 'kinds: must be at least 20 kinds, not 19'],
  [{ ...TABLE, closings: [] }, 'closings: must not be empty'],
  [withSecond({ noun: undefined }), 'kinds.1.noun (kind-1): Invalid key: Expected "noun"'],
  [withSecond({ noun: 'cup' }), 'kinds.1.noun (kind-1): must be words in title case'],
  [withSecond({ slug: 'kind-0' }), 'kinds: kind-0 and kind-0 have the same slug'],
  [withSecond({ noun: 'Cup A' }), 'kinds: kind-0 and kind-1 have the same noun: Cup A'],
  [withSecond({ finishes: [] }), 'kinds.1.finishes (kind-1): must not be empty'],
  [withSecond({ finishes: [FINISH] }), 'kinds: kind-0 and kind-1 have the same picture: cup-0'],
  [
    withSecond({ finishes: [{ ...FINISH, material: 'China' }] }),
    'kinds.1.finishes.0.material (kind-1): must be in lower case',
  ],
  [
    withSecond({ finishes: [{ ...FINISH, picture: 'cup-close' }] }),
    'kinds.1.finishes.0.picture (kind-1): must not begin with hero- or end with -close',
  ],
  [withSecond({ details: FIRST?.details }), 'kinds: kind-0 and kind-1 have the same sentence'],
  [withSecond({ details: ['No stop'] }), 'kinds.1.details.0 (kind-1): must be sentences'],
  [
    withSecond({ openings: ['Made as a {quality} cup.'] }),
    'kinds.1.openings.0 (kind-1): must have no placeholder after "a" or "an"',
  ],
  [
    withSecond({ openings: ['Made of {wool}.'] }),
    'kinds.1.openings.0 (kind-1): must have no placeholders but {material} and {quality}',
  ],
  [withSecond({ price: { from: 9, to: 20 } }), 'kinds.1.price.from (kind-1): must be at least 10'],
  [withSecond({ price: { from: 20, to: 20 } }), 'kinds.1.price (kind-1): must have a from that is'],
  [
    withSecond({ qualities: ['Extraordinarily Sociable'] }),
    "kinds.1 (kind-1): the title 'Blue Extraordinarily Sociable Cup B' is longer than 34",
  ],
  [withSecond({ colour: 'red' }), 'kinds.1.colour (kind-1): Invalid key'],
])(
  '[APP34, CAT39] a table with an invalid row is rejected with one line that names it: %#',
  (table, message) => {
    const parse = () => parseGoods(JSON.stringify(table), 'my-goods/goods.json');
    expect(parse).toThrow(`my-goods/goods.json: ${message}`);
    expect(parse).not.toThrow('\n');
  },
);

test('[APP23, APP34, CAT32] a folder without the table or a file of a picture is rejected, its files change the folder of the build, and tell whether they have a background', async () => {
  const root = mkdtempSync(join(tmpdir(), 'rivulet-goods-'));
  const folder = relative(join(import.meta.dirname, '../..'), root);
  const read = () => readGoods(folder);
  const put = (name: string, text: string | Buffer) => writeFileSync(join(root, name), text);
  expect(read).toThrow('goods.json');
  put('goods.json', JSON.stringify(TABLE));
  expect(read).toThrow(
    'kinds.0.finishes.0.picture (kind-0): the folder pictures has no cup-0-300.avif',
  );
  mkdirSync(join(root, 'pictures'));
  for (const at of TABLE.kinds.keys())
    for (const size of [300, 600, 960]) put(`pictures/cup-${at}-${size}.avif`, 'x');
  const { folder: before, files } = read();
  expect(before).toMatch(/^pictures\/[\da-f]{8}$/);
  expect(files).toHaveLength(60);
  for (const [at, channels] of ([4, 3] as const).entries()) {
    const create = { width: 8, height: 8, channels, background: '#f508' };
    put(`pictures/cup-${at}-300.avif`, await sharp({ create }).avif().toBuffer());
  }
  expect(['cup-0', 'cup-1'].filter((name) => read().opaque.includes(name))).toEqual(['cup-1']);
  put('pictures/cup-3-600.avif', 'y');
  expect(read().folder).not.toBe(before);
  rmSync(join(root, 'pictures/cup-3-600.avif'));
  expect(read).toThrow(
    'kinds.3.finishes.0.picture (kind-3): the folder pictures has no cup-3-600.avif',
  );
  rmSync(root, { recursive: true });
});

test('[CAT3] the code of the kinds has the kinds of the table', async () => {
  const own = withSecond({ finishes: [{ ...FINISH, word: 'Sea Green', picture: 'photo-7' }] });
  const table = parseGoods(JSON.stringify(own), 'goods.json');
  const values = MODULES['kinds.ts']({ ...table, source: '', folder: '', files: [], opaque: [] });
  const code = Buffer.from(codeOf(values)).toString('base64');
  expect((await import(`data:text/javascript;base64,${code}`)).KINDS).toEqual(values.KINDS);
});

test('goods.schema.json is made of the schema that the build checks: npx vitest -u writes it', async () => {
  const schema = toJsonSchema(GOODS_SCHEMA, {
    target: 'draft-2020-12',
    ignoreActions: ['check', 'raw_check'],
  });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../goods/goods.schema.json',
  );
});
